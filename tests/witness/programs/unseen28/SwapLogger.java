import java.util.concurrent.Exchanger;

public class SwapLogger {
    static class Page {
        private final String[] lines = new String[16];
        private int used;
        private boolean last;

        boolean full() {
            return used == lines.length;
        }

        void add(String s) {
            lines[used++] = s;
        }

        void clear() {
            for (int i = 0; i < used; i++) {
                lines[i] = null;
            }
            used = 0;
        }
    }

    static class Logger {
        private final Exchanger<Page> swap = new Exchanger<>();
        private Page filling = new Page();
        private final Flusher flusher = new Flusher();
        private int swaps;

        Logger() {
        }

        void begin() {
            flusher.start();
        }

        void log(String level, String text) throws InterruptedException {
            filling.add(level + " " + text);
            if (filling.full()) {
                filling = swap.exchange(filling);
                swaps++;
            }
        }

        void finish() throws InterruptedException {
            filling.last = true;
            swap.exchange(filling);
            flusher.join();
        }

        private class Flusher extends Thread {
            private final StringBuilder sink = new StringBuilder();
            private int written;

            @Override
            public void run() {
                Page mine = new Page();
                try {
                    boolean more = true;
                    while (more) {
                        mine = swap.exchange(mine);
                        for (int i = 0; i < mine.used; i++) {
                            sink.append(mine.lines[i]).append('\n');
                            written++;
                        }
                        more = !mine.last;
                        mine.clear();
                    }
                } catch (InterruptedException e) {
                    interrupt();
                }
            }
        }
    }

    public static void main(String[] args) throws InterruptedException {
        Logger log = new Logger();
        log.begin();
        for (int i = 0; i < 250; i++) {
            log.log(i % 10 == 0 ? "WARN" : "INFO", "step " + i);
        }
        log.finish();
        System.out.println(log.flusher.written + " lines, " + log.flusher.sink.length()
                + " chars, " + log.swaps + " swaps");
    }
}
