// It has a holder of its own.
//
// run: scan --only object-race
// expect: none
public class AnonymousOk {
    static class Holder {
        private String text = "";

        void append(String more) {
            text = text + more;
        }
    }

    public static void main(String[] args) {
        final Holder holder = new Holder();
        Thread thread = new Thread() {
            public void run() {
                Holder mine = new Holder();
                mine.append("a");
            }
        };
        thread.start();
        holder.append("b");
    }
}
