// run: scan --only stale-value
// expect: stale-value method=TimerFlushBad$Flush.run line=here
// A timer task and its clients share a list behind synchronized methods.

import java.util.ArrayList;
import java.util.List;
import java.util.Timer;
import java.util.TimerTask;

public class TimerFlushBad {
    static class Log {
        private final List<String> lines = new ArrayList<>();
        synchronized void add(String s) { lines.add(s); }
        synchronized int size() { return lines.size(); }
        synchronized String removeAt(int i) { return lines.remove(i); }
    }

    static class Flush extends TimerTask {
        private final Log log;
        Flush(Log log) { this.log = log; }

        @Override
        public void run() {
            while (log.size() > 0)
                System.out.println(log.removeAt(log.size() - 1)); // <- here
        }
    }

    static class Reader extends Thread {
        private final Log log;
        Reader(Log log) { this.log = log; }

        @Override
        public void run() {
            synchronized (log) {
                if (log.size() > 10)
                    log.removeAt(0);
            }
        }
    }

    public static void main(String[] args) {
        Log log = new Log();
        new Timer().schedule(new Flush(log), 0, 100);
        new Reader(log).start();
        log.add("started");
    }
}
// corpus: published
