// run: scan --library --only atomicity
// expect: none
// repaired jenkinsci/jenkins#1596 style: the first question is a cheap filter only; tryOccupy looks again in one critical section of the node and its answer decides whether the job leaves the queue
import java.util.ArrayDeque;
import java.util.List;
import java.util.Queue;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.locks.ReentrantLock;

public class AgentDispatcher {
    public static class Agent {
        private final String[] executors;
        private boolean online = true;

        public Agent(int executors) {
            this.executors = new String[executors];
        }

        public synchronized boolean isOnline() {
            return online;
        }

        public synchronized void setOnline(boolean online) {
            this.online = online;
        }

        public synchronized boolean tryOccupy(String job) {
            if (!online) {
                return false;
            }
            for (int i = 0; i < executors.length; i++) {
                if (executors[i] == null) {
                    executors[i] = job;
                    return true;
                }
            }
            return false;
        }

        public synchronized void release(String job) {
            for (int i = 0; i < executors.length; i++) {
                if (job.equals(executors[i])) {
                    executors[i] = null;
                }
            }
        }
    }

    private final ReentrantLock queueLock = new ReentrantLock();
    private final Queue<String> buildable = new ArrayDeque<>();
    private final List<Agent> agents = new CopyOnWriteArrayList<>();

    public void addAgent(Agent a) {
        agents.add(a);
    }

    public void schedule(String job) {
        queueLock.lock();
        try {
            buildable.add(job);
        } finally {
            queueLock.unlock();
        }
    }

    public int maintain() {
        int started = 0;
        queueLock.lock();
        try {
            for (Agent a : agents) {
                if (!a.isOnline()) {
                    continue;
                }
                String job = buildable.peek();
                if (job != null && a.tryOccupy(job)) {
                    buildable.remove();
                    started++;
                }
            }
        } finally {
            queueLock.unlock();
        }
        return started;
    }
}
// corpus: unseen19
