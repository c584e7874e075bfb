// run: scan --only lock-order --library
// expect: lock-order locks=ActiveMqBad$Consumer,ActiveMqBad$Queue,ActiveMqBad$Session
// A message broker: queue, session and consumer in a ring of three.
public class ActiveMqBad {
    public static final class Queue {
        private int n;
        public synchronized int depth() { return n; }
        public synchronized void dispatch(Consumer c) { n--; c.offer(); }
    }
    public static final class Consumer {
        private int n;
        public synchronized void offer() { n++; }
        public synchronized void ack(Session s) { n--; s.mark(); }
    }
    public static final class Session {
        private int n;
        public synchronized void mark() { n++; }
        public synchronized void rollback(Queue q) { n = q.depth(); }
    }
}
// corpus: software
