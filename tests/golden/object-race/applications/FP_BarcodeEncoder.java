// The stateful Encoder is obtained from a ThreadLocal, one instance per thread.
// run: scan --only data-race,object-race --min-severity medium
// expect: data-race field=FP_BarcodeEncoder$LabelJob.labels
// expect: object-race class=FP_BarcodeEncoder$LabelJob
// expect: object-race class=FP_BarcodeEncoder$LabelJob
// Not so: the future that is waited for and the job have one index in two lists.
// corpus: unseen31
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;

public class FP_BarcodeEncoder {
    static class Encoder {
        private final StringBuilder out = new StringBuilder();
        private int state;

        void begin() {
            out.setLength(0);
            state = 7;
        }

        void feed(char c) {
            state = (state * 31 + c) & 0x3f;
            out.append((char) ('0' + state % 10));
        }

        String end() {
            return out.append('-').append(state).toString();
        }
    }

    private static final ThreadLocal<Encoder> ENCODER = ThreadLocal.withInitial(Encoder::new);

    static String encode(String text) {
        Encoder e = ENCODER.get();
        e.begin();
        for (char c : text.toCharArray()) {
            e.feed(c);
        }
        return e.end();
    }

    static class LabelJob implements Runnable {
        private final List<String> articles;
        private final List<String> labels = new ArrayList<>();

        LabelJob(List<String> articles) {
            this.articles = articles;
        }

        @Override
        public void run() {
            for (String a : articles) {
                labels.add(encode(a));
            }
        }

        int labels() {
            return labels.size();
        }
    }

    public static void main(String[] args) throws Exception {
        ExecutorService pool = Executors.newFixedThreadPool(3);
        List<LabelJob> jobs = new ArrayList<>();
        List<Future<?>> fs = new ArrayList<>();
        for (int i = 0; i < 6; i++) {
            LabelJob j = new LabelJob(List.of("bolt" + i, "nut" + i, "washer" + i));
            jobs.add(j);
            fs.add(pool.submit(j));
        }
        int n = 0;
        for (int i = 0; i < 6; i++) {
            fs.get(i).get();
            n += jobs.get(i).labels();
        }
        pool.shutdown();
        System.out.println(n + " " + encode("last"));
    }
}
