// The threads of a program: show threads, and in the report.
public class Threads {
    static class Worker extends Thread {
        public void run() { work(); }
    }

    static void work() { }

    public static void main(String[] args) {
        new Worker().start();
        new Thread(() -> work()).start();
        java.util.concurrent.ExecutorService pool = java.util.concurrent.Executors.newCachedThreadPool();
        pool.execute(Threads::work);
    }
}
// run: raddle show threads $CLASSES
// out: 0 Threads.main([Ljava/lang/String;)V
// out: 1 Threads$Worker.run()V
// out:   started by Threads.main([Ljava/lang/String;)V (Threads.java:10)
// out: 2 Threads.work()V
// out:   started by Threads.main([Ljava/lang/String;)V (Threads.java:13)
// out: 3 Threads.lambda$main$0()V
// out:   started by Threads.main([Ljava/lang/String;)V (Threads.java:11)
// run: raddle scan --only lock-order -f json $CLASSES | sed -n '/"threads"/,/\]/p'
// out:   "threads": [
// out:     {"id": 0, "run": "Threads.main([Ljava/lang/String;)V", "start": null, "many": false},
// out:     {"id": 1, "run": "Threads$Worker.run()V", "start": {"method": "Threads.main([Ljava/lang/String;)V", "file": "Threads.java", "line": 10, "bci": 7, "origin": "input"}, "many": false},
// out:     {"id": 2, "run": "Threads.work()V", "start": {"method": "Threads.main([Ljava/lang/String;)V", "file": "Threads.java", "line": 13, "bci": 35, "origin": "input"}, "many": false},
// out:     {"id": 3, "run": "Threads.lambda$main$0()V", "start": {"method": "Threads.main([Ljava/lang/String;)V", "file": "Threads.java", "line": 11, "bci": 22, "origin": "input"}, "many": false}
// out:   ],
