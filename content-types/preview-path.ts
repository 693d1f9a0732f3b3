/** `<site>/preview/{token}` leads to the page of the document; the site alone knows addresses. */
export const previewPath = 'preview'
