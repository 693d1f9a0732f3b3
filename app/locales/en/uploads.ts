export const uploads = {
  tooLarge: 'This file is too large. It may have up to {{megabytes}} MB.',
  wrongType:
    'This file is not accepted. Please choose one of these types: {{types}}. Its content must be what its name says.',
  unreadable: 'This file is damaged or incomplete. Please save it again and choose the new one.',
  locked: 'This PDF is protected. Please save it without a password and choose the new one.',
  activeContent:
    'This document holds macros, scripts, other files or links that open by themselves. Please save it as a plain PDF and choose that one.',
  tooManyPixels: 'This picture is too large. It may have up to {{megapixels}} megapixels.',
  tooManyPages: 'This document is too long. It may have up to {{pages}} pages.',
  noFile: 'Please choose a file',
  brokenForm: 'The file did not arrive complete. Please try again.',
  unknownKind: 'This form does not accept that kind of file.',
  tooManyTries: 'You have sent many files. Please wait {{minutes}} min and try again.',
  unavailable: 'We cannot store files right now. Please try again in a moment.',
} as const
