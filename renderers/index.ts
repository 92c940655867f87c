/** The only door of the renderers. Every name is written out; types stand apart. */
export { CodeEditor } from './codeEditor/CodeEditor.tsx';
export { ChoiceMarks } from './choices/ChoiceMarks.tsx';
export { toggled } from './dictionaries/severalTyping.ts';
export { ChoiceText } from './choices/ChoiceText.tsx';
export { DetailDialog } from './blocks/DetailDialog.tsx';
export { DetailList, detailColumns } from './blocks/DetailList.tsx';
export { Ellipsis } from './blocks/Ellipsis.tsx';
export { shortened } from './blocks/shortened.ts';
export { EmptyState } from './blocks/EmptyState.tsx';
export { FormContainer } from './blocks/FormContainer.tsx';
export { Paginator } from './blocks/Paginator.tsx';
export { SafeHtml } from './html/SafeHtml.tsx';
export { keepKeysWith } from './late/KeysAhead.tsx';
export { fetchPartsWith } from './late/partLoader.ts';
export { useDialogs } from './dialogs/dialogs.ts';
export { usePicker } from './pickers/usePicker.tsx';
export { AskedPrompt } from './dialogs/AskedPrompt.ts';
export { DocumentForm } from './documentForm/DocumentForm.tsx';
export { createDrafts } from './typing/drafts.ts';
export { useKeysHelp } from './shortcuts/useKeysHelp.tsx';
export { useNearby } from './focus/useNearby.ts';
export { whenIdle } from './hooks/whenIdle.ts';
export { KeptStyles } from './theme/KeptStyles.tsx';
export { PageModal } from './modal/PageModal.tsx';
export { PortedPart } from './PortedPart.tsx';
export { prepareFace } from './pageFaces.tsx';
export { PageRenderer } from './PageRenderer.tsx';
export { ReportRenderer } from './ReportRenderer.tsx';
export { PortError } from './ports/ports.ts';
export { registry } from './registry/registry.ts';
export { useSampleDocument } from './recordDocument/useSampleDocument.ts';
export { WholeDocument } from './documentForm/WholeDocument.tsx';
export { EditableTable } from './table/EditableTable.tsx';
export { dialogEditor } from './table/editors/dialogEditor.tsx';
export { ThemedTables } from './table/ThemedTables.tsx';
export { TableInvalidError } from './table/values/valueMethods.ts';
export { renderersEnUS } from './locales/en-US.ts';
export { renderersZhCN } from './locales/zh-CN.ts';
export { tableZhCN } from './locales/table.zh-CN.ts';

export type { Directory, DirectoryNode, PickerQuestion } from './ports/directory.ts';
export type { CodeEditorHandle, CodeEditorProps } from './codeEditor/codeEditorProps.ts';
export type {
  CodeComplete,
  CodeDescribe,
  CodeEdit,
  CodeFix,
  CodeLanguage,
  CodeLint,
  CodeOffer,
  CodeOffers,
  CodeProblem,
  CodeQuestion,
} from './codeEditor/codeSources.ts';
export type { DocumentFormProps } from './documentForm/DocumentForm.tsx';
export type { TextDrafts } from './typing/drafts.ts';
export type { NextStop } from './focus/tabStops.ts';
export type { KeptKeys } from './late/KeysAhead.tsx';
export type { ModalOk } from './modal/useConfirming.ts';
export type { PageModalProps } from './modal/PageModal.tsx';
export type { DrawnChart } from './reportPage/ReportCharts.tsx';
export type { ReportRendererProps } from './ReportRenderer.tsx';
export type { PageRendererProps, PageView } from './PageRenderer.tsx';
export type { LinkageConfig } from './dictionaries/linkage.ts';
export type { EditableTableHandle, EditableTableProps } from './table/props/tableProps.ts';
export type { RendererTexts } from './locales/zh-CN.ts';
export type { CellEditor, CellEditorProps, CellEditors, Move, TablePorts } from './table/cells/cellEditors.ts';
export type { CellDialogProps } from './table/editors/dialogEditor.tsx';
export type { CellSlotProps, CellSlots } from './table/cells/slotCells.ts';
export type { TablePagination } from './table/rows/pagination.ts';
export type { RowMethods } from './table/view/rowMethods.ts';
export type { RemoveEvent, RowEvents, SelectRowEvent } from './table/rows/rowEvents.ts';
export type { ValueChangeEvent } from './table/values/valueEvents.ts';
export type { CellError, GetValuesOptions, TableErrors, ValueMethods } from './table/values/valueMethods.ts';
export type { ToolbarConfig } from './table/props/toolbarConfig.ts';
export type { TableSize } from './table/grid/gridLayout.ts';
export type { SlotProps, Slots } from './ports/slots.ts';
export type { EditProps, Registry, ViewProps, Widget } from './inputs/widget.ts';
export type {
  DataSource,
  DictItem,
  Dictionaries,
  DraftKeeper,
  DraftStore,
  Failure,
  Files,
  Host,
  KeptDraft,
  ListConditions,
  ListQuery,
  ListResult,
  Messages,
  PanelLoader,
  PanelProps,
  Ports,
  Preferences,
  SavedQueryStore,
  TableUpdates,
  SeenRecord,
  TransitionRequest,
  ViewPlace,
} from './ports/ports.ts';
export type {
  ReportChart,
  ReportChartRow,
  ReportColumn,
  ReportInfo,
  ReportOrigin,
  ReportParameter,
  ReportMatches,
  ReportQueryItem,
  ReportRequest,
  Reports,
} from './ports/reportPort.ts';
export type { ExportOrder, Exports, WorkbookSheet } from './ports/exports.ts';
export type { Imports } from './ports/imports.ts';
export type {
  RunningUpload,
  StoredFile,
  UploadedContent,
  UploadOrigin,
  UploadRequest,
  Uploads,
  UploadWatch,
} from './ports/uploads.ts';
export type { RecordReview, RemarkPlace } from './ports/review.ts';
export type { Prints } from './ports/prints.ts';
export type { TreeNode, TreeQuestion, Trees } from './ports/trees.ts';
