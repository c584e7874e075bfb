// run: scan --library --only atomicity
// expect: atomicity
// jenkinsci/jenkins#1596 style: the dispatcher asks a node for a free executor and occupies it in a second call under the queue lock only; a cloud thread that launches directly can take the slot in between
import java.util.ArrayDeque;
import java.util.List;
import java.util.Queue;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.locks.ReentrantLock;

public class BuildDispatcher {
    public static class AgentNode {
        private final String[] executors;

        public AgentNode(int executors) {
            this.executors = new String[executors];
        }

        public synchronized boolean hasFreeExecutor() {
            for (String e : executors) {
                if (e == null) {
                    return true;
                }
            }
            return false;
        }

        public synchronized void occupy(String job) {
            for (int i = 0; i < executors.length; i++) {
                if (executors[i] == null) {
                    executors[i] = job;
                    return;
                }
            }
            throw new IllegalStateException("no executor for " + job);
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
    private final List<AgentNode> nodes = new CopyOnWriteArrayList<>();

    public void addNode(AgentNode n) {
        nodes.add(n);
    }

    public void schedule(String job) {
        queueLock.lock();
        try {
            buildable.add(job);
        } finally {
            queueLock.unlock();
        }
    }

    public void maintain() {
        queueLock.lock();
        try {
            for (AgentNode node : nodes) {
                if (!buildable.isEmpty() && node.hasFreeExecutor()) {
                    node.occupy(buildable.poll());
                }
            }
        } finally {
            queueLock.unlock();
        }
    }
}
// corpus: unseen19
