// run: scan --only stale-value
// expect: stale-value
// inner class acts on the outer object's synchronized accessors in two steps
public class InnerClassBooking {
    private int rooms;

    public InnerClassBooking(int rooms) {
        this.rooms = rooms;
    }

    private synchronized int free() {
        return rooms;
    }

    private synchronized void take(int n) {
        rooms -= n;
    }

    public synchronized void giveBack(int n) {
        rooms += n;
    }

    public final class Agent {
        private int booked;

        public boolean book(int n) {
            if (InnerClassBooking.this.free() < n) {
                return false;
            }
            InnerClassBooking.this.take(n);
            booked += n;
            return true;
        }
    }

    public Agent agent() {
        return new Agent();
    }
}
// corpus: unseen
