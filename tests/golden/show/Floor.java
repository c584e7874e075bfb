// What the floor knows: threads, what runs at the same time, who has which object, locks, accesses.
public class Floor {
    static class Count {
        int n;
        void add() { n++; }
    }

    static final Object lock = new Object();
    static int total;

    static class Worker extends Thread {
        final Count own = new Count();
        public void run() {
            own.add();
            synchronized (lock) {
                total++;
            }
        }
    }

    public static void main(String[] args) throws InterruptedException {
        Count mine = new Count();
        mine.n = 1;
        Worker worker = new Worker();
        worker.start();
        mine.n = 2;
        worker.join();
        total = 0;
    }
}
// run: raddle show parallel $CLASSES Floor.main 'Floor$Worker.run' | grep 'run:1[46]'
// out: Floor.main:22 Floor$Worker.run:14 not parallel: before the start, or after the end that is waited for
// out: Floor.main:22 Floor$Worker.run:16 not parallel: before the start, or after the end that is waited for
// out: Floor.main:23 Floor$Worker.run:14 not parallel: before the start, or after the end that is waited for
// out: Floor.main:23 Floor$Worker.run:16 not parallel: before the start, or after the end that is waited for
// out: Floor.main:24 Floor$Worker.run:14 not parallel: before the start, or after the end that is waited for
// out: Floor.main:24 Floor$Worker.run:16 not parallel: before the start, or after the end that is waited for
// out: Floor.main:25 Floor$Worker.run:14 not parallel: before the start, or after the end that is waited for
// out: Floor.main:25 Floor$Worker.run:16 not parallel: before the start, or after the end that is waited for
// out: Floor.main:26 Floor$Worker.run:14 parallel
// out: Floor.main:26 Floor$Worker.run:16 parallel
// out: Floor.main:27 Floor$Worker.run:14 parallel
// out: Floor.main:27 Floor$Worker.run:16 parallel
// out: Floor.main:28 Floor$Worker.run:14 not parallel: before the start, or after the end that is waited for
// out: Floor.main:28 Floor$Worker.run:16 not parallel: before the start, or after the end that is waited for
// out: Floor$Worker.run:14 Floor$Worker.run:14 not parallel: one thread does both
// out: Floor$Worker.run:14 Floor$Worker.run:15 not parallel: one thread does both
// out: Floor$Worker.run:14 Floor$Worker.run:16 not parallel: one thread does both
// out: Floor$Worker.run:15 Floor$Worker.run:16 not parallel: one thread does both
// out: Floor$Worker.run:16 Floor$Worker.run:16 not parallel: one thread does both
// run: raddle show escape $CLASSES | grep Count
// out: Floor.main:22 Floor$Count confined: nobody else has it when it is used; made once; 2 accesses, 2 while it is fresh
// out: Floor$Worker.<init>:12 Floor$Count confined: only thread 1 uses it; made once; 2 accesses, 0 while it is fresh
// run: raddle show held $CLASSES 'Floor$Worker.run'
// out: Floor$Worker.run()V #2
// out:   14: nothing
// out:   15: nothing
// out:   16: Floor.lock
// run: raddle show accesses $CLASSES
// out: Floor.total
// out:   write thread 0 Floor.main:28 held: nothing
// out:   read thread 1 Floor$Worker.run:16 held: Floor.lock
// out:   write thread 1 Floor$Worker.run:16 held: Floor.lock
// out: Floor$Count.n
// out:   write thread 0 Floor.main:23 held: nothing; fresh
// out:   write thread 0 Floor.main:26 held: nothing; fresh
// out:   read thread 1 Floor$Count.add:5 held: nothing
// out:   write thread 1 Floor$Count.add:5 held: nothing
// run: raddle show threads -f dot $CLASSES
// out: digraph threads {
// out:   0 [label="Floor.main([Ljava/lang/String;)V"];
// out:   1 [label="Floor$Worker.run()V"];
// out:   0 -> 1;
// out: }
