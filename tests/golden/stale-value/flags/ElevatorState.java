// run: scan --only stale-value
// expect: stale-value
// Elevator.call checks getState() == IDLE and then setState(MOVING), two synchronized accessors; two callers both start the motor.
import java.util.concurrent.CyclicBarrier;
import java.util.concurrent.atomic.AtomicInteger;

class Motor {
    private final AtomicInteger running = new AtomicInteger();
    private final AtomicInteger clashes = new AtomicInteger();

    void start() {
        if (running.incrementAndGet() > 1) {
            clashes.incrementAndGet();
        }
    }

    void stop() { running.decrementAndGet(); }

    int clashes() { return clashes.get(); }
}

class Elevator {
    enum State { IDLE, MOVING, DOORS }

    private final Motor motor;
    private State state = State.IDLE;

    Elevator(Motor motor) { this.motor = motor; }

    private synchronized State getState() { return state; }

    private synchronized void setState(State s) { state = s; }

    boolean call(int floor) {
        switch (getState()) {
            case IDLE:
                setState(State.MOVING);
                motor.start();
                travel(floor);
                motor.stop();
                setState(State.IDLE);
                return true;
            default:
                return false;
        }
    }

    private void travel(int floor) {
        for (int i = 0; i < floor; i++) {
            Thread.onSpinWait();
        }
    }
}

public class ElevatorState {
    public static void main(String[] args) throws Exception {
        Motor motor = new Motor();
        Elevator e = new Elevator(motor);
        CyclicBarrier start = new CyclicBarrier(2);
        Runnable person = () -> {
            try {
                start.await();
            } catch (Exception ex) {
                return;
            }
            for (int i = 0; i < 50_000; i++) {
                e.call(i % 10);
            }
        };
        Thread a = new Thread(person);
        Thread b = new Thread(person);
        a.start();
        b.start();
        a.join();
        b.join();
        System.out.println("clashes " + motor.clashes());
    }
}
// corpus: unseen
