// run: scan --only data-race
// expect: data-race field=LastPutBad.last severity=high
import java.text.SimpleDateFormat;
import java.util.*;
import java.util.concurrent.*;
public class LastPutBad {
    private Date last;
    private final BlockingQueue<Date> queue = new LinkedBlockingQueue<>();
    void produce() throws InterruptedException { Date d = new Date(); queue.put(d); last = d; }
    void consume() throws InterruptedException { Date d = queue.take(); if (d.equals(last)) System.out.println("same"); }
    public static void main(String[] args) {
        LastPutBad b = new LastPutBad();
        new Thread(() -> { try { b.produce(); } catch (InterruptedException e) { } }).start();
        new Thread(() -> { try { b.consume(); } catch (InterruptedException e) { } }).start();
    }
}
// corpus: unseen22
