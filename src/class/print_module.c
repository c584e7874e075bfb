// Modules: the attributes Module (JVMS 4.7.25), ModulePackages (4.7.26), ModuleMainClass (4.7.27)
// and the JDK's own ModuleTarget, ModuleHashes and ModuleResolution, as indices with comments; and
// the Module attribute as the declaration that it came from.
#include "class/print.h"

// "  #5                   // name": an index with its meaning, in a line of its own.
static void print_index_line(struct printer *p, const char *prefix, uint16_t index)
{
	print_start(p);
	buf_printf(p->out, "%s#%u", prefix, index);
	if (index) {
		print_comment(p);
		print_constant(p, index);
	}
	print_end(p);
}

static uint32_t print_count(struct printer *p, struct cursor *in, const char *of_what)
{
	uint32_t n = cursor_u2(in);
	print_start(p);
	buf_unsigned(p->out, n);
	print_comment(p);
	buf_string(p->out, of_what);
	print_end(p);
	return n;
}

// An index with flags and their names; the line is left open.
static void print_flagged(struct printer *p, uint16_t index, uint16_t access, uint16_t static_phase)
{
	print_start(p);
	buf_printf(p->out, "#%u,%x", index, access);
	print_comment(p);
	print_constant(p, index);
	if (access & ACC_TRANSITIVE)
		buf_string(p->out, static_phase ? " ACC_TRANSITIVE" : " ACC_OPEN");
	if (access & static_phase)
		buf_string(p->out, " ACC_STATIC_PHASE");
	if (access & ACC_SYNTHETIC)
		buf_string(p->out, " ACC_SYNTHETIC");
	if (access & ACC_MANDATED)
		buf_string(p->out, " ACC_MANDATED");
}

static void print_requires(struct printer *p, struct cursor *in)
{
	uint32_t n = print_count(p, in, "requires");

	p->indent++;
	for (uint32_t i = 0; i < n && cursor_ok(in); i++) {
		uint16_t module = take_constant(p->c, in, CONSTANT_Module);
		uint16_t access = cursor_u2(in);
		uint16_t version = take_constant_or_zero(p->c, in, CONSTANT_Utf8);
		if (!cursor_ok(in))
			break;
		print_flagged(p, module, access, ACC_STATIC_PHASE);
		print_end(p);
		print_index_line(p, "", version);
	}
	p->indent--;
}

// The list behind an exports, opens or provides.
static void print_sublist(struct printer *p, struct cursor *in, const char *word, uint8_t tag)
{
	uint32_t n = cursor_u2(in);

	if (n)
		buf_printf(p->out, " %s ... %u", word, n);
	print_end(p);
	p->indent++;
	for (uint32_t i = 0; i < n && cursor_ok(in); i++) {
		uint16_t index = take_constant(p->c, in, tag);
		if (!index)
			break;
		print_start(p);
		buf_printf(p->out, "#%u", index);
		print_comment(p);
		buf_printf(p->out, "... %s ", word);
		print_constant(p, index);
		print_end(p);
	}
	p->indent--;
}

static void print_exports(struct printer *p, struct cursor *in, const char *of_what)
{
	uint32_t n = print_count(p, in, of_what);

	p->indent++;
	for (uint32_t i = 0; i < n && cursor_ok(in); i++) {
		uint16_t package = take_constant(p->c, in, CONSTANT_Package);
		uint16_t access = cursor_u2(in);
		if (!cursor_ok(in))
			break;
		print_flagged(p, package, access & (uint16_t)~ACC_TRANSITIVE, 0);
		print_sublist(p, in, "to", CONSTANT_Module);
	}
	p->indent--;
}

static void print_uses(struct printer *p, struct cursor *in)
{
	uint32_t n = print_count(p, in, "uses");

	p->indent++;
	for (uint32_t i = 0; i < n && cursor_ok(in); i++) {
		uint16_t service = take_constant(p->c, in, CONSTANT_Class);
		if (service)
			print_index_line(p, "", service);
	}
	p->indent--;
}

static void print_provides(struct printer *p, struct cursor *in)
{
	uint32_t n = print_count(p, in, "provides");

	p->indent++;
	for (uint32_t i = 0; i < n && cursor_ok(in); i++) {
		uint16_t service = take_constant(p->c, in, CONSTANT_Class);
		if (!service)
			break;
		print_start(p);
		buf_printf(p->out, "#%u", service);
		print_comment(p);
		print_constant(p, service);
		print_sublist(p, in, "with", CONSTANT_Class);
	}
	p->indent--;
}

void print_module(struct printer *p, struct cursor *in)
{
	uint16_t name = take_constant(p->c, in, CONSTANT_Module);
	uint16_t access = cursor_u2(in);
	uint16_t version = take_constant_or_zero(p->c, in, CONSTANT_Utf8);
	if (!cursor_ok(in))
		return;
	print_flagged(p, name, access, 0);
	print_end(p);
	print_index_line(p, "", version);
	print_requires(p, in);
	print_exports(p, in, "exports");
	print_exports(p, in, "opens");
	print_uses(p, in);
	print_provides(p, in);
}

// ---- the smaller attributes --------------------------------------------------------------------

void print_module_packages(struct printer *p, struct cursor *in)
{
	uint32_t n = cursor_u2(in);

	for (uint32_t i = 0; i < n && cursor_ok(in); i++) {
		uint16_t package = take_constant(p->c, in, CONSTANT_Package);
		if (!package)
			break;
		print_start(p);
		buf_printf(p->out, "#%u", package);
		print_comment(p);
		print_class_name(p, class_name_at(p->c, package));
		print_end(p);
	}
}

void print_module_main_class(struct printer *p, struct cursor *in)
{
	uint16_t main_class = take_constant(p->c, in, CONSTANT_Class);
	if (!main_class)
		return;
	print_start(p);
	buf_printf(p->out, "ModuleMainClass: #%u", main_class);
	print_comment(p);
	print_class_name(p, class_name_at(p->c, main_class));
	print_end(p);
}

void print_module_target(struct printer *p, struct cursor *in)
{
	uint16_t platform = take_constant_or_zero(p->c, in, CONSTANT_Utf8);
	if (cursor_ok(in))
		print_index_line(p, "target_platform: ", platform);
}

static void print_module_hash(struct printer *p, struct cursor *in)
{
	uint16_t module = take_constant(p->c, in, CONSTANT_Module);
	struct slice hash = cursor_bytes(in, cursor_u2(in));
	if (!cursor_ok(in))
		return;
	print_start(p);
	buf_printf(p->out, "#%u", module);
	print_comment(p);
	print_class_name(p, class_name_at(p->c, module));
	print_end(p);
	print_line(p, "hash_length: %zu", hash.len);
	print_start(p);
	buf_string(p->out, "hash: [");
	for (size_t i = 0; i < hash.len; i++)
		buf_printf(p->out, "%02x", hash.ptr[i]);
	buf_char(p->out, ']');
	print_end(p);
}

void print_module_hashes(struct printer *p, struct cursor *in)
{
	uint16_t algorithm = take_constant(p->c, in, CONSTANT_Utf8);
	if (!algorithm)
		return;
	print_index_line(p, "algorithm: ", algorithm);
	uint32_t n = print_count(p, in, "hashes");
	for (uint32_t i = 0; i < n && cursor_ok(in); i++)
		print_module_hash(p, in);
}

void print_module_resolution(struct printer *p, struct cursor *in)
{
	static const char *const names[] = { " DO_NOT_RESOLVE_BY_DEFAULT", " WARN_DEPRECATED",
		" WARN_DEPRECATED_FOR_REMOVAL", " WARN_INCUBATING" };
	uint16_t flags = cursor_u2(in);
	if (!cursor_ok(in))
		return;
	print_start(p);
	buf_printf(p->out, "%x", flags);
	print_comment(p);
	for (uint32_t i = 0; i < sizeof(names) / sizeof(names[0]); i++)
		if (flags >> i & 1)
			buf_string(p->out, names[i]);
	print_end(p);
}

// ---- as a declaration --------------------------------------------------------------------------

bool print_module_head(struct printer *p)
{
	struct slice bytes;
	if (!attribute_find(p->c, p->c->attributes, ATTRIBUTE_Module, &bytes))
		return false;
	struct cursor in = print_cursor(p, bytes);
	uint16_t name = take_constant(p->c, &in, CONSTANT_Module);
	uint16_t access = cursor_u2(&in);
	uint16_t version = take_constant_or_zero(p->c, &in, CONSTANT_Utf8);
	if (!cursor_ok(&in))
		return false;
	buf_string(p->out, access & ACC_OPEN ? "open module " : "module ");
	print_class_name(p, class_name_at(p->c, name));
	if (version) {
		buf_char(p->out, '@');
		print_utf8_at(p, version);
	}
	return true;
}

// "exports p", "exports p to a, b": one name, and a list of names in lines of their own.
static void print_directive(struct printer *p, const char *word, uint16_t index)
{
	print_start(p);
	buf_printf(p->out, "%s ", word);
	print_class_name(p, class_name_at(p->c, index));
}

static void print_directive_list(struct printer *p, struct cursor *in, const char *word,
	uint8_t tag)
{
	uint32_t n = cursor_u2(in);

	if (n)
		buf_printf(p->out, " %s", word);
	p->indent++;
	for (uint32_t i = 0; i < n && cursor_ok(in); i++) {
		uint16_t index = take_constant(p->c, in, tag);
		if (!index)
			break;
		if (i)
			buf_char(p->out, ',');
		print_end(p);
		print_start(p);
		print_class_name(p, class_name_at(p->c, index));
	}
	p->indent--;
	buf_char(p->out, ';');
	print_end(p);
}

static void print_requires_directives(struct printer *p, struct cursor *in)
{
	uint32_t n = cursor_u2(in);

	for (uint32_t i = 0; i < n && cursor_ok(in); i++) {
		uint16_t module = take_constant(p->c, in, CONSTANT_Module);
		uint16_t access = cursor_u2(in);
		cursor_skip(in, 2);
		if (!module)
			break;
		print_start(p);
		buf_string(p->out, "requires ");
		buf_string(p->out, access & ACC_STATIC_PHASE ? "static " : "");
		buf_string(p->out, access & ACC_TRANSITIVE ? "transitive " : "");
		print_class_name(p, class_name_at(p->c, module));
		buf_char(p->out, ';');
		print_end(p);
	}
}

// A list of things of kind `tag` with the word `word`, each followed (if list_word is set) by a list
// of other things.
static void print_directives(struct printer *p, struct cursor *in, const char *word, uint8_t tag,
	const char *list_word, uint8_t list_tag)
{
	uint32_t n = cursor_u2(in);

	for (uint32_t i = 0; i < n && cursor_ok(in); i++) {
		uint16_t index = take_constant(p->c, in, tag);
		if (!index)
			break;
		print_directive(p, word, index);
		if (tag == CONSTANT_Package)
			cursor_skip(in, 2); // flags
		if (list_word) {
			print_directive_list(p, in, list_word, list_tag);
		} else {
			buf_char(p->out, ';');
			print_end(p);
		}
	}
}

void print_module_directives(struct printer *p)
{
	struct slice bytes;
	if (!attribute_find(p->c, p->c->attributes, ATTRIBUTE_Module, &bytes))
		return;
	struct cursor in = print_cursor(p, bytes);
	cursor_skip(&in, 6); // printed by print_module_head
	p->indent++;
	print_requires_directives(p, &in);
	print_directives(p, &in, "exports", CONSTANT_Package, "to", CONSTANT_Module);
	print_directives(p, &in, "opens", CONSTANT_Package, "to", CONSTANT_Module);
	print_directives(p, &in, "uses", CONSTANT_Class, NULL, 0);
	print_directives(p, &in, "provides", CONSTANT_Class, "with", CONSTANT_Class);
	print_cursor_error(p, "Module", &in);
	p->indent--;
}
