// As Dimmunix does: a deadlock that has happened is recognised, and its signature written.
#include "agent/internal.h"

void agent_start_learning(JNIEnv *jni)
{
	(void)jni;
}
