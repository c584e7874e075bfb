// raddle immunise PID SIGNATURES: loads libraddle-immune.so into a running JVM, by HotSpot's attach protocol: a file
// .attach_pidN in its working folder and SIGQUIT make it open the socket /tmp/.java_pidN, which takes the command.
#include <errno.h>
#include <fcntl.h>
#include <limits.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/socket.h>
#include <sys/un.h>
#include <unistd.h>

#include "cli/cli.h"

enum { ATTACH_TRIES = 250, ATTACH_US = 20000 };

struct target {
	long pid;      // as we see it
	long inner;    // as it sees itself: in a container it is another
	char root[64]; // its file system
};

// ---- whom -------------------------------------------------------------------------------------------

// The last number of the line "NSpid:" is the innermost.
static long inner_pid(long pid)
{
	char path[64], line[256];
	snprintf(path, sizeof(path), "/proc/%ld/status", pid);
	FILE *file = fopen(path, "re");
	long inner = pid;
	while (file && fgets(line, sizeof(line), file))
		if (strncmp(line, "NSpid:", 6) == 0)
			for (char *at = line + 6; *at && *at != '\n';) {
				char *end;
				long number = strtol(at, &end, 10);
				if (end == at)
					break;
				inner = number;
				at = end;
			}
	if (file)
		fclose(file);
	return inner;
}

static bool is_jvm(long pid)
{
	char path[64], line[PATH_MAX];
	snprintf(path, sizeof(path), "/proc/%ld/maps", pid);
	FILE *file = fopen(path, "re");
	bool has = false;
	while (file && !has && fgets(line, sizeof(line), file))
		has = strstr(line, "/libjvm.so") != NULL;
	if (file)
		fclose(file);
	return has;
}

static bool find_target(struct target *target, const char *text, struct err *err)
{
	char *end;
	target->pid = strtol(text, &end, 10);
	if (end == text || *end || target->pid <= 0)
		return err_set(err, ERR_USAGE, "%s is no process number", text);
	if (kill((pid_t)target->pid, 0))
		return err_set_errno(err, "process %ld", target->pid);
	if (!is_jvm(target->pid))
		return err_set(err, ERR_USAGE, "process %ld is no JVM", target->pid);
	target->inner = inner_pid(target->pid);
	snprintf(target->root, sizeof(target->root), "/proc/%ld/root", target->pid);
	return true;
}

// ---- its socket -------------------------------------------------------------------------------------

static int try_connect(const struct target *target)
{
	struct sockaddr_un at = { .sun_family = AF_UNIX };
	snprintf(at.sun_path, sizeof(at.sun_path), "%s/tmp/.java_pid%ld", target->root, target->inner);
	int s = socket(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC, 0);
	if (s >= 0 && connect(s, (struct sockaddr *)&at, sizeof(at)) == 0)
		return s;
	if (s >= 0)
		close(s);
	return -1;
}

static bool make_file(char *path, size_t n, const struct target *target)
{
	for (int i = 0; i < 2; i++) {
		if (i == 0)
			snprintf(path, n, "/proc/%ld/cwd/.attach_pid%ld", target->pid, target->inner);
		else
			snprintf(path, n, "%s/tmp/.attach_pid%ld", target->root, target->inner);
		int file = open(path, O_CREAT | O_WRONLY | O_CLOEXEC, 0600);
		if (file >= 0) {
			close(file);
			return true;
		}
	}
	return false;
}

static int connect_to(const struct target *target, struct err *err)
{
	char path[PATH_MAX];
	int s = try_connect(target);
	if (s >= 0)
		return s;
	if (!make_file(path, sizeof(path), target) || kill((pid_t)target->pid, SIGQUIT)) {
		err_set_errno(err, "process %ld cannot be asked", target->pid);
		return -1;
	}
	for (int i = 0; i < ATTACH_TRIES && s < 0; i++) {
		usleep(ATTACH_US);
		s = try_connect(target);
	}
	unlink(path);
	if (s < 0)
		err_set(err, ERR_SYSTEM, "process %ld does not let itself be attached to", target->pid);
	return s;
}

// ---- the command ------------------------------------------------------------------------------------

// Version, command, three arguments, each ended by a NUL.
static bool send_load(int s, const char *library, const char *options)
{
	struct buf out = BUF_INIT;
	const char *const words[] = { "1", "load", library, "true", options };
	for (size_t i = 0; i < sizeof(words) / sizeof(*words); i++)
		buf_put(&out, words[i], strlen(words[i]) + 1);
	bool is_sent = write(s, out.ptr, out.len) == (ssize_t)out.len;
	buf_release(&out);
	return is_sent;
}

// "0" and what the agent returned.
static bool read_answer(int s, struct err *err)
{
	char text[4096];
	size_t n = 0;
	for (ssize_t did;
		 n < sizeof(text) - 1 && (did = read(s, text + n, sizeof(text) - 1 - n)) != 0;) {
		if (did < 0 && errno != EINTR)
			return err_set_errno(err, "the JVM's answer");
		n += did > 0 ? (size_t)did : 0;
	}
	text[n] = 0;
	char *line = strchr(text, '\n');
	if (text[0] != '0' || (line && line[1] && !strchr("0r", line[1])))
		return err_set(err, ERR_SYSTEM, "the JVM did not load the agent: %s",
			line ? line + 1 : text);
	if (line && strstr(line, "return code: ") && !strstr(line, "return code: 0"))
		return err_set(err, ERR_SYSTEM, "the agent did not begin: %s", line + 1);
	return true;
}

// Beside the program, or where it is installed.
static bool find_agent(char *path, struct err *err)
{
	char self[PATH_MAX - 64];
	ssize_t n = readlink("/proc/self/exe", self, sizeof(self) - 1);
	self[n < 0 ? 0 : n] = 0;
	char *slash = strrchr(self, '/');
	if (slash)
		*slash = 0;
	const char *const folders[] = { "", "/../lib/raddle" };
	for (size_t i = 0; i < sizeof(folders) / sizeof(*folders); i++) {
		snprintf(path, PATH_MAX, "%s%s/libraddle-immune.so", self, folders[i]);
		if (access(path, R_OK) == 0)
			return true;
	}
	return err_set(err, ERR_USAGE,
		"libraddle-immune.so is not there: raddle was built without a JDK's jvmti.h");
}

static bool load_into(const struct options *options, struct err *err)
{
	struct target target;
	char library[PATH_MAX], whole[PATH_MAX], file[PATH_MAX];
	const char *signatures = options->arguments.v[1];
	bool is_off = strcmp(signatures, "off") == 0;
	if (!find_target(&target, options->arguments.v[0], err) || !find_agent(library, err))
		return false;
	if (!realpath(library, whole) || (!is_off && !realpath(signatures, file)))
		return err_set_errno(err, "%s", is_off ? library : signatures);
	struct buf words = BUF_INIT;
	buf_string(&words, is_off ? "off" : file);
	if (options->agent_options)
		buf_printf(&words, ",%s", options->agent_options);
	int s = connect_to(&target, err);
	bool is_loaded = s >= 0 &&
		(send_load(s, whole, buf_cstring(&words)) || err_set_errno(err, "the JVM")) &&
		read_answer(s, err);
	if (s >= 0)
		close(s);
	buf_release(&words);
	return is_loaded;
}

int command_immunise(const struct command *command, struct options *options)
{
	struct err err = ERR_INIT;
	if (options->arguments.n != 2)
		return usage_error(command, "a PID and a file of SIGNATURES, or off");
	if (load_into(options, &err))
		return EXIT_NOTHING_FOUND;
	fprintf(stderr, "raddle: %s\n", err.text);
	return err.kind == ERR_USAGE ? EXIT_USAGE : EXIT_LIMIT;
}
