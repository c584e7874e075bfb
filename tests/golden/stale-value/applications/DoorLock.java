// Transitions use compareAndSet on the tested value and give up if it changed; JAMMED can never be overwritten.
// run: scan --only atomicity,stale-value --min-severity medium
// expect: none
// corpus: unseen30
import java.util.concurrent.atomic.AtomicReference;

public class DoorLock {

    enum State {
        OPEN, CLOSED, LOCKED, JAMMED
    }

    private final AtomicReference<State> state = new AtomicReference<>(State.OPEN);

    boolean advance() {
        State current = state.get();
        State target;
        switch (current) {
            case OPEN:
                target = State.CLOSED;
                break;
            case CLOSED:
                target = State.LOCKED;
                break;
            case LOCKED:
                target = State.OPEN;
                break;
            default:
                return false;
        }
        return state.compareAndSet(current, target);
    }

    void jam() {
        state.set(State.JAMMED);
    }

    public static void main(String[] args) throws InterruptedException {
        DoorLock door = new DoorLock();
        Runnable user = () -> {
            int steps = 0;
            for (int i = 0; i < 100; i++) {
                if (door.advance()) {
                    steps++;
                }
            }
            System.out.println(Thread.currentThread().getName() + " moved it " + steps + " times");
        };
        Thread guest = new Thread(user, "guest");
        Thread owner = new Thread(user, "owner");
        Thread weather = new Thread(door::jam, "weather");
        guest.start();
        owner.start();
        weather.start();
        guest.join();
        owner.join();
        weather.join();
        System.out.println("door is " + door.state.get());
    }
}
