#include "callgraph/internal.h"
bool cg_returned_types(const struct callgraph *cg, const struct method *method,
	struct cg_values *types)
{
	(void)cg; (void)method; (void)types;
	return false;
}
bool cg_field_types(const struct callgraph *cg, const struct field *field,
	struct cg_values *types)
{
	(void)cg; (void)field; (void)types;
	return false;
}
