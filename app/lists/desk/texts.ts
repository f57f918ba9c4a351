import { capitalised } from '#app/platform/core/text.ts';
import type { List } from '#app/lists/core/lists.ts';

/** The specification has these texts for clients; other lists use their own noun. */
export function textsOf({ noun, plural }: List) {
  const title = noun.split(' ').map(capitalised).join(' ');
  return {
    title: `${title} Management`,
    addNew: `Add New ${title}`,
    add: `Add ${title}`,
    plural: capitalised(plural),
    nameRequired: `${capitalised(noun)} name is required`,
    added: `${capitalised(noun)} added successfully`,
    updated: `${capitalised(noun)} updated successfully`,
    deleted: `${capitalised(noun)} deleted successfully`,
    logoUploaded: 'Logo uploaded successfully',
    addFailed: `Error adding ${noun}`,
    updateFailed: `Error updating ${noun}`,
    deleteFailed: `Error deleting ${noun}`,
    logoFailed: 'Error uploading logo',
  };
}

export function countText(count: number, { noun, plural }: List): string {
  return count === 1 ? `one ${noun}` : `${count} ${plural}`;
}
