import { toast } from '@custom-designs/ui/components/Toast';

/** Copies a link and says so. If the clipboard refuses, the toast shows the link instead. */
export async function copyLink(
  link: string,
  copied: { readonly title: string; readonly description?: string },
): Promise<void> {
  try {
    await navigator.clipboard.writeText(link);
    toast(copied);
  } catch {
    toast({
      title: 'Couldn’t copy the link',
      description: link,
      variant: 'destructive',
      duration: Number.POSITIVE_INFINITY,
    });
  }
}
