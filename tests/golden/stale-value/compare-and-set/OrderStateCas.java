// run: scan --only stale-value
// expect: none
// transition tests and sets under one lock
public class OrderStateCas {
    public enum State { NEW, PAID, CANCELLED }

    public static class Order {
        private State state = State.NEW;
        public synchronized State getState() { return state; }
        public synchronized void setState(State s) { state = s; }
        public synchronized boolean transition(State from, State to) {
            if (state != from) return false;
            state = to;
            return true;
        }
    }
    public static class OrderService {
        public void pay(Order o) {
            if (!o.transition(State.NEW, State.PAID)) throw new IllegalStateException("not payable");
            System.out.println("paid");
        }
        public void cancel(Order o) {
            o.transition(State.NEW, State.CANCELLED);
        }
    }
}
// corpus: unseen
