import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;

public class HandRolledTask {
    static class Outcome {
        int lines;
        int words;
        String longest = "";
    }

    static class Task<V> implements Runnable {
        private final Callable<V> body;
        private V value;
        private Exception failure;
        private boolean done;

        Task(Callable<V> body) {
            this.body = body;
        }

        @Override
        public void run() {
            V v = null;
            Exception f = null;
            try {
                v = body.call();
            } catch (Exception e) {
                f = e;
            }
            synchronized (this) {
                value = v;
                failure = f;
                done = true;
                notifyAll();
            }
        }

        V get() throws Exception {
            synchronized (this) {
                while (!done) {
                    wait();
                }
            }
            if (failure != null) {
                throw failure;
            }
            return value;
        }
    }

    static Outcome scan(String text) {
        Outcome o = new Outcome();
        for (String line : text.split("\n")) {
            o.lines++;
            for (String w : line.split(" ")) {
                o.words++;
                if (w.length() > o.longest.length()) {
                    o.longest = w;
                }
            }
        }
        return o;
    }

    public static void main(String[] args) throws Exception {
        List<Task<Outcome>> tasks = new ArrayList<>();
        for (int i = 0; i < 6; i++) {
            String text = "alpha beta\n" + "gamma ".repeat(i + 1) + "\nx" + "y".repeat(i);
            Task<Outcome> t = new Task<>(() -> scan(text));
            tasks.add(t);
            new Thread(t, "scan-" + i).start();
        }
        Outcome total = new Outcome();
        for (Task<Outcome> t : tasks) {
            Outcome o = t.get();
            total.lines += o.lines;
            total.words += o.words;
            o.lines = 0;
            if (o.longest.length() > total.longest.length()) {
                total.longest = o.longest;
            }
        }
        System.out.println(total.lines + " " + total.words + " " + total.longest);
    }
}
