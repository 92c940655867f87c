/** How a column of type `upload`, `file` or `image` takes files. */
export interface CompiledUpload {
  /** Absent: the product's own address. */
  readonly action?: string | undefined;
  readonly token: boolean;
  readonly data: Readonly<Record<string, string>>;
  /** Field of the answer that holds the path; `message` by default. */
  readonly responseName: string;
  /** Most files; 0 for no limit. */
  readonly number: number;
  readonly allowDownload: boolean;
  readonly allowRemove: boolean;
  /** Absent: the widget's own text. */
  readonly btnText?: string | undefined;
}
