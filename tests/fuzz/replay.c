// Gives files to a fuzz target without libFuzzer, so that old finds are ordinary tests with any
// compiler:
//
//     replay_class tests/fuzz/found/class       files, or folders of files
//
// Prints each file's name before it is read, so that the last line names the one that crashed.
#include <dirent.h>
#include <errno.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size);

static int n_files;

static void replay_file(const char *path)
{
	FILE *file = fopen(path, "rb");
	if (!file || fseek(file, 0, SEEK_END) != 0) {
		fprintf(stderr, "%s: %s\n", path, strerror(errno));
		exit(1);
	}
	long size = ftell(file);
	rewind(file);
	// Exactly as large as the file, so that ASan sees the first byte too many.
	uint8_t *data = malloc(size > 0 ? (size_t)size : 1);
	if (!data || size < 0 || fread(data, 1, (size_t)size, file) != (size_t)size) {
		fprintf(stderr, "%s: cannot be read\n", path);
		exit(1);
	}
	fclose(file);
	printf("%s\n", path);
	fflush(stdout);
	LLVMFuzzerTestOneInput(data, (size_t)size);
	free(data);
	n_files++;
}

static void replay(const char *path)
{
	DIR *dir = opendir(path);
	if (!dir) {
		replay_file(path);
		return;
	}
	for (struct dirent *entry; (entry = readdir(dir));) {
		if (entry->d_name[0] == '.')
			continue;
		char inner[4096];
		snprintf(inner, sizeof(inner), "%s/%s", path, entry->d_name);
		replay(inner);
	}
	closedir(dir);
}

int main(int argc, char **argv)
{
	for (int i = 1; i < argc; i++)
		replay(argv[i]);
	printf("%d files\n", n_files);
	return n_files ? 0 : 1;
}
