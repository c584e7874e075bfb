// run: scan --only lock-order --library
// expect: lock-order
// The static all-printers report holds the class lock and takes each printer's monitor; submit()/retire() hold a printer's monitor and take the class lock through static synchronized methods.
package lob.printerqueue;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;

public class PrinterQueue {
    private static final List<PrinterQueue> ALL = new ArrayList<>();
    private static long submittedTotal;

    private final String device;
    private final Deque<String> jobs = new ArrayDeque<>();
    private boolean retired;

    private PrinterQueue(String device) {
        this.device = device;
    }

    public static synchronized PrinterQueue open(String device) {
        PrinterQueue q = new PrinterQueue(device);
        ALL.add(q);
        return q;
    }

    private static synchronized void forget(PrinterQueue q) {
        ALL.remove(q);
    }

    private static synchronized void countJob() {
        submittedTotal++;
    }

    public static synchronized String report() {
        StringBuilder sb = new StringBuilder("jobs=" + submittedTotal);
        for (PrinterQueue q : ALL) {
            sb.append(' ').append(q.device).append(':').append(q.waiting());
        }
        return sb.toString();
    }

    public synchronized void submit(String doc) {
        if (retired) {
            throw new IllegalStateException(device);
        }
        jobs.addLast(doc);
        countJob();
    }

    public synchronized int waiting() {
        return jobs.size();
    }

    public synchronized String next() {
        return jobs.pollFirst();
    }

    public synchronized void retire() {
        retired = true;
        jobs.clear();
        forget(this);
    }
}
// corpus: unseen
