import {
  CircleAlert,
  CircleCheck,
  CircleDashed,
  CloudUpload,
  type LucideIcon,
  ScanSearch,
} from 'lucide-react';
import type { UploadItem } from '../queue/index.ts';
import type { MediaUploaderWords } from './mediaUploaderWords.ts';

export interface FileStatus {
  readonly icon: LucideIcon;
  readonly text: string;
}

/** Where a file stands, as a picture and in words. */
export function fileStatus(
  { status, picture, progress, error }: UploadItem,
  isBusy: boolean,
  words: MediaUploaderWords,
): FileStatus {
  switch (status) {
    case 'uploading':
      return { icon: CloudUpload, text: words.uploading(Math.round(progress * 100)) };
    case 'success':
      return { icon: CircleCheck, text: words.uploaded };
    case 'error':
      return { icon: CircleAlert, text: error ?? words.failed };
    case 'pending':
      if (!picture) return { icon: ScanSearch, text: words.checking };
      return { icon: CircleDashed, text: isBusy ? words.waiting : words.ready };
  }
}
