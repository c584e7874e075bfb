// An anonymous thread has the holder of the method that made it.
//
// run: scan --only object-race
// expect: object-race line=append
public class AnonymousBad {
    static class Holder {
        private String text = "";

        void append(String more) {
            text = text + more; // <- append
        }
    }

    public static void main(String[] args) {
        final Holder holder = new Holder();
        Thread thread = new Thread() {
            public void run() {
                Holder mine = holder;
                mine.append("a");
            }
        };
        thread.start();
        holder.append("b");
    }
}
