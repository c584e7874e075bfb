// Class initialisers run once, before anybody sees the class; lazy holders too.
class StaticHolder {
    static class Holder {
        static final int[] table = fill();
        static int[] fill() {
            int[] t = new int[4]; // shared
            t[0] = 1;
            return t;
        }
    }
    static int reads;
    static void use() { reads += Holder.table[0]; } // @use parallel: use
    public static void main(String[] args) throws InterruptedException {
        Thread a = new Thread(() -> use()), b = new Thread(() -> use());
        reads = 0; // @before not parallel: use
        a.start();
        b.start();
        a.join();
        reads = 1; // @half parallel: use
        b.join();
        reads = 2; // @after not parallel: use
    }
}
