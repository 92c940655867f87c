import { usePorts } from '../../kit/ports/portsContext.ts';
import './unknownText.css';

/** A stored code that its dictionary, directory or tree does not know any more: kept, and marked. */
export function UnknownText({ code }: { readonly code: string }) {
  const said = usePorts().t('picker.missing', { name: code });
  return (
    <span className="wb-unknown" title={said}>
      {code}
      <span className="wb-unseen">（{said}）</span>
    </span>
  );
}
