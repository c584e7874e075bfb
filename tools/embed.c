// Turns text files into a C array, so that the program carries its documentation and models along.
//
//     embed --header NAME...      the header, gen/embed.h
//     embed NAME FILE...          the array embedded_NAME, one element per file
//
// An element's name is the file's name without folder and last suffix: doc/findings/lock-order.md
// is "lock-order". The array ends with an element whose name is NULL.
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static void fail(const char *what)
{
	perror(what);
	exit(1);
}

static void put_header(int n, char **names)
{
	puts("// Made by tools/embed; see there.\n"
		 "#ifndef GEN_EMBED_H\n"
		 "#define GEN_EMBED_H\n\n"
		 "#include <stddef.h>\n\n"
		 "struct embedded {\n"
		 "\tconst char *name; // NULL ends the array\n"
		 "\tconst char *text; // NUL-terminated\n"
		 "\tsize_t len;\n"
		 "};\n");
	for (int i = 0; i < n; i++)
		printf("extern const struct embedded embedded_%s[];\n", names[i]);
	puts("\n#endif");
}

// As bytes: a string literal of that length is more than the C standard promises to accept.
static long put_text(const char *path, int index)
{
	FILE *file = fopen(path, "rb");
	if (!file)
		fail(path);
	printf("static const char text_%d[] = {", index);
	long n = 0;
	for (int c; (c = getc(file)) != EOF; n++)
		printf("%s%d,", n % 24 ? "" : "\n\t", c < 128 ? c : c - 256);
	if (ferror(file))
		fail(path);
	puts("\n\t0 };");
	fclose(file);
	return n;
}

static void put_element(const char *path, int index, long len)
{
	const char *slash = strrchr(path, '/');
	const char *base = slash ? slash + 1 : path;
	const char *dot = strrchr(base, '.');
	int length = dot && dot > base ? (int)(dot - base) : (int)strlen(base);
	printf("\t{ \"%.*s\", text_%d, %ld },\n", length, base, index, len);
}

int main(int argc, char **argv)
{
	if (argc < 2) {
		fputs("usage: embed --header NAME... | embed NAME FILE...\n", stderr);
		return 2;
	}
	if (strcmp(argv[1], "--header") == 0) {
		put_header(argc - 2, argv + 2);
		return 0;
	}
	puts("#include \"gen/embed.h\"\n");
	long *lengths = calloc((size_t)argc, sizeof(*lengths));
	if (!lengths)
		fail("embed");
	for (int i = 2; i < argc; i++)
		lengths[i] = put_text(argv[i], i);
	printf("\nconst struct embedded embedded_%s[] = {\n", argv[1]);
	for (int i = 2; i < argc; i++)
		put_element(argv[i], i, lengths[i]);
	puts("\t{ NULL, NULL, 0 },\n};");
	free(lengths);
	return 0;
}
