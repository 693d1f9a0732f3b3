/** Where the site answers the CMS with the picture at an address of another site. */
export const pictureWebhookPath = 'webhooks/picture'
