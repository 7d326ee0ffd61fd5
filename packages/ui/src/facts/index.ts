export { ConfirmFacts } from './ConfirmFacts/ConfirmFacts.tsx';
export { FactCard, type FactCardProps } from './FactCard/FactCard.tsx';
export { FactGroupSection } from './FactCard/FactGroupSection.tsx';
export { FactForm, type FactFormProps } from './FactForm/FactForm.tsx';
export { HoursGrid, type HoursGridDay } from './HoursGrid/HoursGrid.tsx';
export { ItemList } from './ItemList/ItemList.tsx';
