// run: scan --only lock-order
// expect: none
// The quadrant locks are numbered 0..3 and cross() always takes the lower number first.
import java.util.concurrent.locks.ReentrantLock;

public class IntersectionOrdered {
    private final ReentrantLock q0 = new ReentrantLock();
    private final ReentrantLock q1 = new ReentrantLock();
    private final ReentrantLock q2 = new ReentrantLock();
    private final ReentrantLock q3 = new ReentrantLock();

    private void cross(String car, ReentrantLock first, ReentrantLock second) {
        first.lock();
        try {
            second.lock();
            try {
                System.out.println(car + " crosses");
            } finally {
                second.unlock();
            }
        } finally {
            first.unlock();
        }
    }

    void fromWest() {
        cross("west", q0, q1);
    }

    void fromSouth() {
        cross("south", q1, q2);
    }

    void fromEast() {
        cross("east", q2, q3);
    }

    void fromNorth() {
        cross("north", q0, q3);
    }

    public static void main(String[] args) {
        IntersectionOrdered x = new IntersectionOrdered();
        new Thread(x::fromWest).start();
        new Thread(x::fromSouth).start();
        new Thread(x::fromEast).start();
        new Thread(x::fromNorth).start();
    }
}
// corpus: unseen
