import { usePorts } from '../../../kit/ports/portsContext.ts';
import { partsOfText } from '../../../data/dictionaries/fourParts.ts';
import './customsParts.css';

/** One enterprise in columns: customs code, tax number, company, fourth code. */
export const CustomsParts = ({ text }: { readonly text: string }) => (
  <span className="wb-customs">
    {partsOfText(text).map((part, place) => (
      <span key={place} title={part}>
        {part}
      </span>
    ))}
  </span>
);

/** Header of the columns of such a list. */
export function CustomsHead() {
  const { t } = usePorts();
  return (
    <div className="wb-customs wb-customs-head" aria-hidden>
      <span>{t('customs.code')}</span>
      <span>{t('customs.taxNumber')}</span>
      <span>{t('customs.company')}</span>
      <span>{t('customs.fourth')}</span>
    </div>
  );
}
