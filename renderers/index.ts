/** The only entry point of the renderers. Every name is exported explicitly; types are listed separately. */
export { CodeEditor } from './widgets/code/CodeEditor.tsx';
export { ChoiceMarks } from './widgets/choices/ChoiceMarks.tsx';
export { toggled } from './data/dictionaries/severalTyping.ts';
export { ChoiceText } from './widgets/choices/ChoiceText.tsx';
export { DetailDialog } from './kit/blocks/DetailDialog.tsx';
export { DetailList, detailColumns } from './kit/blocks/DetailList.tsx';
export { Ellipsis } from './kit/blocks/Ellipsis.tsx';
export { shortened } from './kit/blocks/shortened.ts';
export { EmptyState } from './kit/blocks/EmptyState.tsx';
export { FormContainer } from './kit/blocks/FormContainer.tsx';
export { Paginator } from './kit/blocks/Paginator.tsx';
export { SafeHtml } from './widgets/inputs/SafeHtml.tsx';
export { bufferKeysWith } from './kit/lazy/TypeAheadBuffer.tsx';
export { fetchPartsWith } from './kit/lazy/partLoader.ts';
export { useDialogs } from './form/dialogs/dialogs.ts';
export { usePicker } from './widgets/pickers/usePicker.tsx';
export { AskedPrompt } from './form/dialogs/AskedPrompt.ts';
export { DocumentForm } from './pages/documentForm/DocumentForm.tsx';
export { createDrafts } from './kit/keyboard/drafts.ts';
export { useKeysHelp } from './kit/shortcuts/useKeysHelp.tsx';
export { useNearby } from './kit/keyboard/useNearby.ts';
export { whenIdle } from './kit/hooks/whenIdle.ts';
export { KeptStyles } from './kit/theme/KeptStyles.tsx';
export { PageModal } from './kit/modal/PageModal.tsx';
export { PortedPart } from './PortedPart.tsx';
export { prepareFace } from './pageVariants.tsx';
export { PageRenderer } from './PageRenderer.tsx';
export { ReportRenderer } from './ReportRenderer.tsx';
export { PortError } from './kit/ports/ports.ts';
export { registry } from './widgets/registry.ts';
export { useSampleDocument } from './form/document/useSampleDocument.ts';
export { WholeDocument } from './pages/documentForm/WholeDocument.tsx';
export { EditableTable } from './table/EditableTable.tsx';
export { dialogEditor } from './table/ui/editors/dialogEditor.tsx';
export { ThemedTables } from './table/ThemedTables.tsx';
export { TableInvalidError } from './table/grid/rows/valueMethods.ts';
export { renderersEnUS } from './locales/en-US.ts';
export { renderersZhCN } from './locales/zh-CN.ts';
export { tableZhCN } from './locales/table.zh-CN.ts';

export type { Directory, DirectoryNode, PickerQuestion } from './kit/ports/directory.ts';
export type { CodeEditorHandle, CodeEditorProps } from './widgets/code/codeEditorProps.ts';
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
} from './widgets/code/codeSources.ts';
export type { DocumentFormProps } from './pages/documentForm/DocumentForm.tsx';
export type { TextDrafts } from './kit/keyboard/drafts.ts';
export type { NextStop } from './kit/keyboard/tabStops.ts';
export type { KeptKeys } from './kit/lazy/TypeAheadBuffer.tsx';
export type { ModalOk } from './kit/modal/useConfirming.ts';
export type { PageModalProps } from './kit/modal/PageModal.tsx';
export type { DrawnChart } from './pages/report/ReportCharts.tsx';
export type { ReportRendererProps } from './ReportRenderer.tsx';
export type { PageRendererProps, PageView } from './PageRenderer.tsx';
export type { LinkageConfig } from './data/dictionaries/linkage.ts';
export type { EditableTableHandle, EditableTableProps } from './table/ui/props/tableProps.ts';
export type { RendererTexts } from './locales/zh-CN.ts';
export type { CellEditor, CellEditorProps, CellEditors, Move, TablePorts } from './table/grid/cells/cellEditors.ts';
export type { CellDialogProps } from './table/ui/editors/dialogEditor.tsx';
export type { CellSlotProps, CellSlots } from './table/grid/cells/slotCells.ts';
export type { TablePagination } from './table/grid/rows/pagination.ts';
export type { RowMethods } from './table/ui/controller/rowMethods.ts';
export type { RemoveEvent, RowEvents, SelectRowEvent } from './table/grid/rows/rowEvents.ts';
export type { ValueChangeEvent } from './table/grid/rows/valueEvents.ts';
export type { CellError, GetValuesOptions, TableErrors, ValueMethods } from './table/grid/rows/valueMethods.ts';
export type { ToolbarConfig } from './table/ui/props/toolbarConfig.ts';
export type { TableSize } from './table/grid/surface/gridLayout.ts';
export type { SlotProps, Slots } from './kit/ports/slots.ts';
export type { EditProps, Registry, ViewProps, Widget } from './widgets/inputs/widget.ts';
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
} from './kit/ports/ports.ts';
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
} from './kit/ports/reportPort.ts';
export type { ExportOrder, Exports, WorkbookSheet } from './kit/ports/exports.ts';
export type { Imports } from './kit/ports/imports.ts';
export type {
  RunningUpload,
  StoredFile,
  UploadedContent,
  UploadOrigin,
  UploadRequest,
  Uploads,
  UploadWatch,
} from './kit/ports/uploads.ts';
export type { RecordReview, RemarkPlace } from './kit/ports/review.ts';
export type { Prints } from './kit/ports/prints.ts';
export type { TreeNode, TreeQuestion, Trees } from './kit/ports/trees.ts';
