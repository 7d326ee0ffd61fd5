import { toast } from '@custom-designs/ui/components/Toast';

/** Copies a URL (docs/behavior.md#media-gallery), or shows it where the browser refuses. */
export async function copyAddress({ url }: { readonly url: string }): Promise<void> {
  try {
    await navigator.clipboard.writeText(url);
    toast({ title: 'Copied!', description: 'Image URL copied to clipboard' });
  } catch {
    toast({
      title: 'Could not copy the URL',
      description: url,
      variant: 'destructive',
      duration: Number.POSITIVE_INFINITY,
    });
  }
}
