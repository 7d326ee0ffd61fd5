import { ChevronLeft, ChevronRight } from 'lucide-react';
import { Button } from '../../components/Button/Button.tsx';
import { Icon } from '../../components/Icon/Icon.tsx';
import { Tooltip } from '../../components/Tooltip/Tooltip.tsx';
import * as styles from './MediaEditor.css.ts';
import type { MediaEditorLabels } from './mediaEditorLabels.ts';

/** The place of the image among those that the gallery shows. */
export interface EditorPosition {
  /** Counted from 1. */
  readonly index: number;
  readonly count: number;
}

interface MediaEditorHeadProps {
  position: EditorPosition;
  isDisabled: boolean;
  onMove: (step: 1 | -1) => void;
  labels: MediaEditorLabels;
}

/** The buttons to the image before and after, and the place among all. */
export function MediaEditorHead({ position, isDisabled, onMove, labels }: MediaEditorHeadProps) {
  const { index, count } = position;
  const steps = [
    { step: -1, icon: ChevronLeft, label: labels.previous, isEnd: index === 1 },
    { step: 1, icon: ChevronRight, label: labels.next, isEnd: index === count },
  ] as const;
  const [previous, next] = steps.map(({ step, icon, label, isEnd }) => (
    <Tooltip key={step} content={label}>
      <Button
        variant="ghost"
        size="icon"
        aria-label={label}
        isDisabled={isDisabled || isEnd}
        onPress={() => onMove(step)}
      >
        <Icon icon={icon} />
      </Button>
    </Tooltip>
  ));
  return (
    <fieldset aria-label={labels.others} className={styles.head}>
      {previous}
      <p role="status" className={styles.position}>
        {labels.position(index, count)}
      </p>
      {next}
    </fieldset>
  );
}
