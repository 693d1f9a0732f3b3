/** Folders of the tests that need no CMS. */
export const unitTests = ['app/', 'content-types/', 'scripts/', 'cms/seed/']

/** Tests that start a CMS, and others of its rules. */
export const contractTests = 'cms/tests/'
