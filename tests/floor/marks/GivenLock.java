// A ReentrantLock that two parts are made with; each takes it by its own name.
import java.util.concurrent.locks.*;
class GivenLock {
    static class Part {
        private final ReentrantLock guard;
        int n;
        Part(ReentrantLock guard) { this.guard = guard; }
        void add() {
            guard.lock();
            try {
                n++; // held: this.guard
                common++; // held: this.guard
            } finally {
                guard.unlock();
            }
            n--; // not held: this.guard
        }
    }
    static int common;
    public static void main(String[] args) {
        ReentrantLock lock = new ReentrantLock();
        Part a = new Part(lock), b = new Part(lock); // shared
        new Thread(() -> a.add()).start();
        new Thread(() -> a.add()).start();
        b.add();
        new Thread(() -> b.add()).start();
        common = 3; // not held: this.guard
    }
}
