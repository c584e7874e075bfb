// run: scan --only atomicity,stale-value
// expect: none
// JPF, the Remote Agent: a task compares the event count it remembers and waits; the event may come in between.

public class JpfDeosCountOk {
    static class Event {
        private int count;

        synchronized int count() { return count; }

        synchronized void signal() {
            count++;
            notifyAll();
        }

        synchronized void await() throws InterruptedException { wait(); }

        synchronized int awaitNot(int seen) throws InterruptedException {
            while (count == seen)
                wait();
            return count;
        }
    }

    static class Task extends Thread {
        private final Event mine, other;

        Task(Event mine, Event other) {
            this.mine = mine;
            this.other = other;
        }

        @Override
        public void run() {
            int seen = 0;
            try {
                while (seen < 100) {
                    seen = mine.awaitNot(seen);
                    other.signal();
                }
            } catch (InterruptedException e) {
                interrupt();
            }
        }
    }

    public static void main(String[] args) {
        Event a = new Event(), b = new Event();
        new Task(a, b).start();
        new Task(b, a).start();
        a.signal();
    }
}
// corpus: published
