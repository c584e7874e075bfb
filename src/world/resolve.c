// From a symbolic reference to a member (resolution, JVMS 5.4.3), and from a resolved method and an
// object's class to the method that runs (selection, JVMS 5.4.6). tests/oracle/resolution compares
// all of it with real JVMs.
//
// Where a phantom could hold the answer, or a better one, the answer is NULL. Two refinements keep
// that from spreading:
//   - A phantom Object (no JDK was found) only stands in the way of the names that Object has.
//   - A phantom superinterface only stands in the way when no candidate lies below it: what it and
//     its superinterfaces declare would be overridden by that candidate.
#include "base/vec.h"
#include "world/internal.h"
#include "world/supers.h"

// ---- phantoms -------------------------------------------------------------------------------

// All that java.lang.Object has declared in any JDK so far.
static bool is_name_in_object(const struct name *name)
{
	static const char *const names[] = { "<clinit>", "<init>", "clone", "equals", "finalize",
		"getClass", "hashCode", "notify", "notifyAll", "registerNatives", "toString", "wait",
		"wait0" };
	for (uint32_t i = 0; i < sizeof(names) / sizeof(names[0]); i++)
		if (slice_equal(name_slice(name), slice_of_string(names[i])))
			return true;
	return false;
}

// May this class of a super chain declare such a method, for all we know?
static bool hides_method(const struct world *world, const struct klass *klass,
	const struct name *name)
{
	return klass_is_phantom(klass) && (klass != world->object || is_name_in_object(name));
}

// ---- signature-polymorphic methods, JVMS 2.9.3 ------------------------------------------------

static bool has_polymorphic_methods(const struct klass *klass)
{
	struct slice name = name_slice(klass->name);
	return slice_equal(name, SLICE("java/lang/invoke/MethodHandle")) ||
		slice_equal(name, SLICE("java/lang/invoke/VarHandle"));
}

bool method_is_signature_polymorphic(const struct method *method)
{
	uint16_t flags = ACC_VARARGS | ACC_NATIVE;
	return (method->access & flags) == flags && has_polymorphic_methods(method->owner) &&
		slice_has_prefix(name_slice(method->descriptor), SLICE("([Ljava/lang/Object;)"));
}

struct method *klass_polymorphic_method(const struct klass *klass, const struct name *name)
{
	struct method *found = NULL;
	if (!has_polymorphic_methods(klass))
		return NULL;
	for (uint32_t i = 0; i < klass->n_methods; i++) {
		if (klass->methods[i].name != name)
			continue;
		if (found)
			return NULL;
		found = &klass->methods[i];
	}
	return found && method_is_signature_polymorphic(found) ? found : NULL;
}

// ---- superinterface methods, JVMS 5.4.3.3 -----------------------------------------------------

// A name and descriptor.
struct signature {
	const struct name *name, *descriptor;
	uint32_t hash;
};

static struct signature signature_of(const struct name *name, const struct name *descriptor)
{
	return (struct signature){ name, descriptor, signature_hash(name, descriptor) };
}

static struct method *candidate(const struct klass *interface, struct signature s)
{
	struct method *m = klass_method_hashed(interface, s.name, s.descriptor, s.hash);
	return m && !(m->access & (ACC_PRIVATE | ACC_STATIC)) ? m : NULL;
}

// A candidate is maximally specific when no other lies below it: what lies above one is out.
static void rule_out(struct supers *out, const struct supers *interfaces, struct signature s)
{
	for (uint32_t i = 0; i < interfaces->n; i++)
		if (candidate(interfaces->v[i], s))
			supers_add_direct(out, interfaces->v[i]);
	supers_close(out);
}

// Of the candidates that are not out: the only one that is not abstract, else the first.
static struct method *most_specific(const struct supers *interfaces, const struct supers *out,
	struct signature s, bool *is_only)
{
	struct method *first = NULL, *concrete = NULL;
	uint32_t n_concrete = 0;
	for (uint32_t i = 0; i < interfaces->n; i++) {
		const struct klass *interface = interfaces->v[i];
		if (supers_has(out, interface))
			continue;
		if (klass_is_phantom(interface))
			return NULL;
		struct method *m = candidate(interface, s);
		if (!m)
			continue;
		first = first ? first : m;
		if (!method_is_abstract(m)) {
			concrete = m;
			n_concrete++;
		}
	}
	*is_only = n_concrete == 1;
	return *is_only ? concrete : first;
}

// Most classes inherit a method from one interface or none; then there is nothing to compare.
static bool needs_comparison(const struct supers *interfaces, struct signature s,
	struct method **only)
{
	uint32_t n_candidates = 0;
	bool has_phantom = false;
	*only = NULL;
	for (uint32_t i = 0; i < interfaces->n; i++) {
		struct method *m = candidate(interfaces->v[i], s);
		has_phantom |= klass_is_phantom(interfaces->v[i]);
		if (m) {
			*only = m;
			n_candidates++;
		}
	}
	return n_candidates > 1 || (n_candidates == 1 && has_phantom);
}

// The superinterface method that a resolution finds, NULL where there is none. *is_only says that it
// is the only maximally-specific one that is not abstract, and so may be selected too.
static struct method *superinterface_method(const struct klass *klass, struct signature s,
	bool *is_only)
{
	struct supers interfaces, out;
	struct method *found;

	supers_init(&interfaces);
	supers_add_chain(&interfaces, klass);
	supers_close(&interfaces);
	*is_only = false;
	if (needs_comparison(&interfaces, s, &found)) {
		supers_init(&out);
		rule_out(&out, &interfaces, s);
		found = most_specific(&interfaces, &out, s, is_only);
		supers_release(&out);
	} else if (found) {
		*is_only = !method_is_abstract(found);
	}
	supers_release(&interfaces);
	return found;
}

// ---- method resolution ------------------------------------------------------------------------

// An array class has the methods of Object, JVMS 4.4.1 (clone is public there, but no new method).
static const struct klass *array_as_object(const struct world *world, const struct klass *klass)
{
	return klass->name->text[0] == '[' ? world->object : klass;
}

struct method *world_resolve_method(const struct world *world, const struct klass *klass,
	const struct name *name, const struct name *descriptor)
{
	klass = array_as_object(world, klass);
	if (klass->is_interface)
		return NULL;
	for (const struct klass *k = klass; k; k = k->super) {
		struct method *m = klass_polymorphic_method(k, name);
		m = m ? m : klass_method(k, name, descriptor);
		if (m || hides_method(world, k, name))
			return m;
	}
	bool is_only;
	return superinterface_method(klass, signature_of(name, descriptor), &is_only);
}

struct method *world_resolve_interface_method(const struct world *world, const struct klass *klass,
	const struct name *name, const struct name *descriptor)
{
	if (!klass->is_interface)
		return NULL;
	struct method *m = klass_method(klass, name, descriptor);
	if (m)
		return m;
	m = klass_method(world->object, name, descriptor);
	if (m && (m->access & (ACC_PUBLIC | ACC_STATIC)) == ACC_PUBLIC)
		return m;
	if (hides_method(world, world->object, name))
		return NULL;
	bool is_only;
	return superinterface_method(klass, signature_of(name, descriptor), &is_only);
}

// ---- field resolution, JVMS 5.4.3.2 -----------------------------------------------------------

// Depth-first and in order, as the recursion of the specification goes; an interface that was
// searched once without success need not be searched again.
struct field_search {
	struct supers seen;
	VEC(const struct klass *) stack;
};

static void push_interfaces(struct field_search *search, const struct klass *klass)
{
	for (uint32_t i = klass->n_interfaces; i > 0; i--)
		if (!supers_has(&search->seen, klass->interfaces[i - 1]))
			vec_push(&search->stack, klass->interfaces[i - 1]);
}

// In klass and its superinterfaces. *is_blocked: a phantom came first.
static struct field *search_class(struct field_search *search, const struct klass *klass,
	struct signature s, bool *is_blocked)
{
	vec_push(&search->stack, klass);
	while (search->stack.n) {
		const struct klass *k = vec_pop(&search->stack);
		if (supers_has(&search->seen, k))
			continue;
		supers_add(&search->seen, k);
		struct field *f = klass_field(k, s.name, s.descriptor);
		*is_blocked = klass_is_phantom(k);
		if (f || *is_blocked)
			return f;
		push_interfaces(search, k);
	}
	return NULL;
}

struct field *world_resolve_field(const struct world *world, const struct klass *klass,
	const struct name *name, const struct name *descriptor)
{
	struct signature s = { name, descriptor, 0 };
	struct field_search search = { 0 };
	struct field *found = klass_field(klass, name, descriptor);
	bool is_blocked = false;

	(void)world;
	supers_init(&search.seen);
	for (const struct klass *k = klass; k && !found && !is_blocked; k = k->super)
		found = search_class(&search, k, s, &is_blocked);
	supers_release(&search.seen);
	vec_release(&search.stack);
	return found;
}

// ---- access, JVMS 5.4.4 -------------------------------------------------------------------------

static struct slice package_of(const struct klass *klass)
{
	struct slice name = name_slice(klass->name);
	ptrdiff_t slash = slice_find_last(name, '/');
	return slice_until(name, slash < 0 ? 0 : (size_t)slash);
}

// The same run-time package, JVMS 5.3: we know no class loaders, so the name decides.
static bool is_same_package(const struct klass *a, const struct klass *b)
{
	return a == b || slice_equal(package_of(a), package_of(b));
}

static bool lists_nest_member(const struct klass *host, struct slice member)
{
	struct slice bytes;
	if (!attribute_find(host->file, host->file->attributes, ATTRIBUTE_NestMembers, &bytes))
		return false;
	struct cursor in = cursor_of(bytes);
	for (uint32_t n = cursor_u2(&in); n > 0 && cursor_left(&in) >= 2; n--) {
		uint16_t index = cursor_u2(&in);
		if (index < host->file->n_constants && host->file->tags[index] == CONSTANT_Class &&
			slice_equal(class_name_at(host->file, index), member))
			return true;
	}
	return false;
}

// A class's word for its nest host only counts when the host agrees. A phantom is believed.
static const struct klass *true_nest_host(const struct klass *klass)
{
	const struct klass *host = klass->nest_host;
	if (host == klass || klass_is_phantom(host))
		return host;
	bool agrees = is_same_package(host, klass) && lists_nest_member(host, name_slice(klass->name));
	return agrees ? host : klass;
}

bool world_may_access(const struct klass *from, const struct klass *owner, uint16_t access)
{
	if (from == owner || (access & ACC_PUBLIC))
		return true;
	if (access & ACC_PRIVATE)
		return true_nest_host(from) == true_nest_host(owner);
	return is_same_package(from, owner) ||
		((access & ACC_PROTECTED) && klass_may_be_subtype(from, owner));
}

// ---- selection, JVMS 5.4.6 ----------------------------------------------------------------------

static struct method *instance_method(const struct klass *klass, struct signature s)
{
	struct method *m = klass_method_hashed(klass, s.name, s.descriptor, s.hash);
	return m && !(m->access & (ACC_PRIVATE | ACC_STATIC)) ? m : NULL;
}

// A public or protected method: whatever has its signature overrides it, JVMS 5.4.5.
static struct method *select_in_chain(const struct world *world, const struct klass *receiver,
	struct signature s, bool *is_blocked)
{
	for (const struct klass *k = receiver; k; k = k->super) {
		struct method *m = instance_method(k, s);
		*is_blocked = !m && hides_method(world, k, s.name);
		if (m || *is_blocked)
			return m;
	}
	return NULL;
}

// A method A.m of default access is overridden by C.m when C is in A's package, or when some B.m
// between them overrides A.m and is overridden by C.m. Unrolled, such a chain of overridings stays
// in A's package up to its first public or protected method, and may then go anywhere. So: when
// there is such a method between A and the receiver, everything below it overrides A.m; otherwise
// only what is in A's package does. One walk up from the receiver sees both cases.
static struct method *select_in_package(const struct klass *receiver, const struct method *resolved)
{
	struct signature s = signature_of(resolved->name, resolved->descriptor);
	struct method *lowest = NULL, *lowest_in_package = NULL;

	for (const struct klass *k = receiver; k; k = k->super) {
		if (klass_is_phantom(k))
			return NULL;
		struct method *m = instance_method(k, s);
		if (!m)
			continue;
		lowest = lowest ? lowest : m;
		if (is_same_package(k, resolved->owner)) {
			lowest_in_package = lowest_in_package ? lowest_in_package : m;
			if (m->access & (ACC_PUBLIC | ACC_PROTECTED))
				return lowest;
		}
		if (k == resolved->owner)
			break;
	}
	return lowest_in_package;
}

static bool is_never_overridden(const struct method *m)
{
	return (m->access & (ACC_PRIVATE | ACC_STATIC)) || m->name->text[0] == '<' ||
		method_is_signature_polymorphic(m);
}

static struct method *select_any(const struct world *world, const struct klass *receiver,
	const struct method *resolved)
{
	struct signature s = signature_of(resolved->name, resolved->descriptor);
	bool is_blocked = false, is_only;

	if (!(resolved->access & (ACC_PUBLIC | ACC_PROTECTED)))
		return select_in_package(receiver, resolved);
	struct method *m = select_in_chain(world, receiver, s, &is_blocked);
	if (m || is_blocked)
		return m;
	m = superinterface_method(receiver, s, &is_only);
	return is_only ? m : NULL;
}

struct method *world_select_method(const struct world *world, const struct klass *receiver,
	const struct method *resolved)
{
	if (is_never_overridden(resolved))
		return &resolved->owner->methods[resolved->index];
	struct method *m = select_any(world, array_as_object(world, receiver), resolved);
	return m && !method_is_abstract(m) ? m : NULL;
}
