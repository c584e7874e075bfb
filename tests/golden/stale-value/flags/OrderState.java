// run: scan --only stale-value
// expect: stale-value
// expect: stale-value
// if (getState() == NEW) setState(PAID) lets pay and cancel both succeed
public class OrderState {
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
            if (o.getState() != State.NEW) throw new IllegalStateException("not payable");
            o.setState(State.PAID);
            System.out.println("paid");
        }
        public void cancel(Order o) {
            if (o.getState() == State.NEW) {
                o.setState(State.CANCELLED);
            }
        }
    }
}
// corpus: unseen
