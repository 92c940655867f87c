import { usePorts } from '../../kit/ports/portsContext.ts';
import './unknownText.css';

/** Renders a stored code that its dictionary, directory or tree no longer contains, with a mark. */
export function UnknownText({ code }: { readonly code: string }) {
  const said = usePorts().t('picker.missing', { name: code });
  return (
    <span className="wb-unknown" title={said}>
      {code}
      <span className="wb-unseen">（{said}）</span>
    </span>
  );
}
