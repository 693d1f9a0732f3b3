import { DayPicker, type DayPickerProps } from './day-picker'

type DayName = 'startDate' | 'endDate'

type DayRangeProps = Pick<DayPickerProps, 'allowsPast' | 'isOptional'> & {
  /** What the form says of each day. */
  of: (name: DayName) => Pick<DayPickerProps, 'label' | 'value' | 'problem'>
}

/** The first and the last day of a stay: the first one leads to the last one, which has to come later. */
export function DayRange({ of, ...rest }: DayRangeProps) {
  return (
    <>
      <DayPicker {...rest} {...of('startDate')} name="startDate" next="endDate" />
      <DayPicker {...rest} {...of('endDate')} name="endDate" after="startDate" />
    </>
  )
}
