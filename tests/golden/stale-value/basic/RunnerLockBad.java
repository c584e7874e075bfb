// run: scan --library --only stale-value
// expect: stale-value
// expect: stale-value method=RunnerLockBad.b3
// expect: stale-value

import java.util.*;
import java.util.concurrent.Callable;
import java.util.concurrent.locks.*;
import java.util.function.*;
public class RunnerLockBad {
    public static final class Drum {
        private final ReentrantLock head = new ReentrantLock();
        private long position;
        public long exclusively(LongSupplier body) { head.lock(); try { return body.getAsLong(); } finally { head.unlock(); } }
        public void locked(Runnable body) { head.lock(); try { body.run(); } finally { head.unlock(); } }
        public <T> T with(Callable<T> body) throws Exception { head.lock(); try { return body.call(); } finally { head.unlock(); } }
        public void with2(Consumer<Drum> body) { head.lock(); try { body.accept(this); } finally { head.unlock(); } }
        public long plain(LongSupplier body) { return body.getAsLong(); }
        public void via(Runnable body) { locked(body); }
        public void via2(Runnable body) { locked(() -> body.run()); }
        public long position() { head.lock(); try { return position; } finally { head.unlock(); } }
        public void seek(long p) { head.lock(); try { position = p; } finally { head.unlock(); } }
    }
    public static final class Mon {
        private long position;
        public synchronized void locked(Runnable body) { body.run(); }
        public synchronized long position() { return position; }
        public synchronized void seek(long p) { position = p; }
    }
    private final Drum drum; private final Mon mon = new Mon(); private final Drum other = new Drum();
    public RunnerLockBad(Drum d) { drum = d; }
    public long c1(int n) {
        return drum.exclusively(() -> { long p = drum.position(); drum.seek(p + n); return p; });
    }
    public void c2(int n) {
        drum.locked(() -> drum.seek(drum.position() + n));
    }
    public void c3(Drum d, int n) {
        d.locked(() -> d.seek(d.position() + n));
    }
    public void c4(int n) {
        Drum d = drum;
        d.locked(() -> d.seek(d.position() + n));
    }
    public long c5(int n) throws Exception {
        return drum.with(() -> { long p = drum.position(); drum.seek(p + n); return p; });
    }
    public void c6(int n) {
        drum.with2(d -> d.seek(d.position() + n));
    }
    public void c7(int n) {
        drum.via(() -> drum.seek(drum.position() + n));
    }
    public void c8(int n) {
        mon.locked(() -> mon.seek(mon.position() + n));
    }
    private void shift(int n) { drum.seek(drum.position() + n); }
    public void c9(int n) {
        drum.locked(() -> shift(n));
    }
    public void c11(int n) {
        Runnable r = () -> drum.seek(drum.position() + n);
        drum.locked(r);
    }
    private void step() { drum.seek(drum.position() + 1); }
    public void c12() {
        drum.locked(this::step);
    }
    public long b2(int n) {
        return drum.plain(() -> { long p = drum.position(); drum.seek(p + n); return p; });
    }
    public void b3(int n) {
        long p = drum.position();
        drum.locked(() -> drum.seek(p + n));
    }
    public void b4(Drum a, Drum b, int n) {
        a.locked(() -> b.seek(b.position() + n));
    }
}
