// run: scan --library --only atomicity
// expect: atomicity
// the door's state is asked, then the door is moved in another locked step; another controller may have changed it
import java.util.concurrent.locks.ReentrantLock;

public class LiftControl {
    public enum State { OPEN, SHUT, LOCKED }

    public static class Door {
        private final ReentrantLock lock = new ReentrantLock();
        private State state = State.SHUT;

        public State state() {
            lock.lock();
            try {
                return state;
            } finally {
                lock.unlock();
            }
        }

        public void open() {
            lock.lock();
            try {
                if (state == State.SHUT) {
                    state = State.OPEN;
                }
            } finally {
                lock.unlock();
            }
        }

        public void shut() {
            become(State.SHUT);
        }

        void lockShut() {
            become(State.LOCKED);
        }

        private void become(State s) {
            lock.lock();
            try {
                state = s;
            } finally {
                lock.unlock();
            }
        }
    }

    private final Door door;
    private int floor;

    public LiftControl(Door door) {
        this.door = door;
    }

    /** Must never lock a door in which somebody stands. */
    public synchronized boolean depart(int target) {
        switch (door.state()) {
            case SHUT:
                door.lockShut();
                floor = target;
                return true;
            default:
                return false;
        }
    }

    public synchronized int floor() {
        return floor;
    }
}
// corpus: unseen21
