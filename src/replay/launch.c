// A JVM that listens to us: started with its debugger agent connecting back, or attached to where one listens already.
#include <arpa/inet.h>
#include <errno.h>
#include <netdb.h>
#include <netinet/tcp.h>
#include <poll.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/socket.h>
#include <sys/wait.h>
#include <unistd.h>

#include "replay/internal.h"

enum { CONNECT_SECONDS = 60 };

static int listen_locally(uint16_t *port)
{
	int s = socket(AF_INET, SOCK_STREAM | SOCK_CLOEXEC, 0);
	struct sockaddr_in at = { .sin_family = AF_INET };
	at.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
	socklen_t n = sizeof(at);
	if (s < 0 || bind(s, (struct sockaddr *)&at, n) || listen(s, 1) ||
		getsockname(s, (struct sockaddr *)&at, &n)) {
		if (s >= 0)
			close(s);
		return -1;
	}
	*port = ntohs(at.sin_port);
	return s;
}

static bool is_java(const char *command)
{
	const char *slash = strrchr(command, '/');
	return strcmp(slash ? slash + 1 : command, "java") == 0;
}

// The program's output is not the report: it goes to standard error.
_Noreturn static void become(char *const *command, uint16_t port)
{
	char agent[128];
	snprintf(agent, sizeof(agent),
		"-agentlib:jdwp=transport=dt_socket,server=n,suspend=y,address=127.0.0.1:%u", port);
	dup2(STDERR_FILENO, STDOUT_FILENO);
	size_t n = 0;
	while (command[n])
		n++;
	char **with = xcalloc(n + 2, sizeof(*with));
	size_t at = 0;
	with[at++] = command[0];
	if (is_java(command[0]))
		with[at++] = agent;
	else // a script that will start one
		setenv("JAVA_TOOL_OPTIONS", agent, 1);
	for (size_t i = 1; i < n; i++)
		with[at++] = command[i];
	execvp(with[0], with);
	fprintf(stderr, "raddle: %s: %s\n", command[0], strerror(errno));
	_exit(127);
}

static bool has_ended(pid_t child)
{
	int status;
	return waitpid(child, &status, WNOHANG) == child;
}

static int accept_from(struct lead *lead, int listener)
{
	for (int i = 0; i < CONNECT_SECONDS * 20; i++) {
		struct pollfd wait = { listener, POLLIN, 0 };
		if (poll(&wait, 1, 50) > 0)
			return accept(listener, NULL, NULL);
		if (has_ended(lead->child)) {
			lead->child = 0;
			break;
		}
	}
	return -1;
}

static bool start_child(struct lead *lead)
{
	uint16_t port = 0;
	int listener = listen_locally(&port);
	if (listener < 0)
		return err_set_errno(lead->err, "cannot listen for the JVM");
	lead->child = fork();
	if (lead->child == 0)
		become(lead->options->command, port);
	int s = lead->child < 0 ? -1 : accept_from(lead, listener);
	close(listener);
	if (s < 0)
		return err_set(lead->err, ERR_USAGE, "%s did not become a JVM that can be led",
			lead->options->command[0]);
	return jdwp_open(&lead->jvm.jdwp, s, lead->err);
}

static bool attach(struct lead *lead)
{
	char host[256];
	const char *colon = strrchr(lead->options->host_port, ':');
	snprintf(host, sizeof(host), "%.*s", colon ? (int)(colon - lead->options->host_port) : 0,
		lead->options->host_port);
	struct addrinfo hints = { .ai_family = AF_UNSPEC, .ai_socktype = SOCK_STREAM }, *found = NULL;
	if (!colon || getaddrinfo(*host ? host : "localhost", colon + 1, &hints, &found))
		return err_set(lead->err, ERR_USAGE, "%s is no HOST:PORT", lead->options->host_port);
	int s = -1;
	for (struct addrinfo *at = found; at && s < 0; at = at->ai_next) {
		s = socket(at->ai_family, SOCK_STREAM | SOCK_CLOEXEC, 0);
		if (s >= 0 && connect(s, at->ai_addr, at->ai_addrlen)) {
			close(s);
			s = -1;
		}
	}
	freeaddrinfo(found);
	if (s < 0)
		return err_set_errno(lead->err, "%s", lead->options->host_port);
	return jdwp_open(&lead->jvm.jdwp, s, lead->err);
}

bool launch_start(struct lead *lead)
{
	if (!(lead->options->command ? start_child(lead) : attach(lead)))
		return false;
	int yes = 1;
	setsockopt(lead->jvm.jdwp.socket, IPPROTO_TCP, TCP_NODELAY, &yes, sizeof(yes));
	return true;
}

// A program that hangs is ended; one that does not may come to its end by itself.
void launch_end(struct lead *lead, bool is_hung)
{
	struct cursor reply;
	if (!lead->jvm.jdwp.is_gone && lead->jvm.jdwp.socket >= 0)
		jdwp_ask(&lead->jvm.jdwp, 1, 6, 0, &reply);
	if (lead->child <= 0)
		return;
	for (uint32_t i = 0; !is_hung && i < 100; i++) {
		if (has_ended(lead->child)) {
			lead->child = 0;
			return;
		}
		usleep(20000);
	}
	kill(lead->child, SIGKILL);
	waitpid(lead->child, NULL, 0);
	lead->child = 0;
}
