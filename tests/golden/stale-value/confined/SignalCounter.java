// The signals of a stream come one after the other: what onNext reads is still so when it writes.
// run: scan --only stale-value
// expect: none
// run: scan --only stale-value --library
// expect: none
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.Flow;
import java.util.concurrent.SubmissionPublisher;
import java.util.concurrent.atomic.AtomicInteger;

public class SignalCounter implements Flow.Subscriber<String> {
    private final Map<String, Integer> seen = new ConcurrentHashMap<>();
    private volatile int total;
    private Flow.Subscription subscription;

    public void onSubscribe(Flow.Subscription s) {
        subscription = s;
        s.request(1);
    }

    public void onNext(String word) {
        Integer n = seen.get(word);
        seen.put(word, n == null ? 1 : n + 1);
        total = total + 1;
        subscription.request(1);
    }

    public void onError(Throwable t) {
    }

    public void onComplete() {
    }

    public int total() {
        return total;
    }

    public static void main(String[] args) {
        SubmissionPublisher<String> p = new SubmissionPublisher<>();
        SignalCounter c = new SignalCounter();
        p.subscribe(c);
        for (String a : args) {
            p.submit(a);
        }
        System.out.println(c.total());
        p.close();
    }
}
