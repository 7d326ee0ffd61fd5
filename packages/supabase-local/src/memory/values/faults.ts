import { ApiError } from '../../http/errors.ts';

export function invalidSyntax(type: string, text: string, code = '22P02'): ApiError {
  return new ApiError(code, `invalid input syntax for type ${type}: "${text}"`);
}

export function outOfRange(what: string, text: string): ApiError {
  return what === 'date/time'
    ? new ApiError('22008', `date/time field value out of range: "${text}"`)
    : new ApiError('22003', `value "${text}" is out of range for type ${what}`);
}

export function noOperator(left: string, operator: string): ApiError {
  return new ApiError('42883', `operator does not exist: ${left} ${operator} unknown`, {
    hint: 'No operator matches the given name and argument types. You might need to add explicit type casts.',
  });
}
