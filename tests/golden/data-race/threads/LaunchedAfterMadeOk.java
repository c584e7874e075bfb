// run: scan --only data-race
// expect: none
public class LaunchedAfterMadeOk {
    static class Greeter implements Runnable {
        private String name;
        Greeter(String n) { name = n.trim(); }
        static Greeter launch(String n) { Greeter g = new Greeter(n); new Thread(g).start(); return g; }
        public void run() { System.out.println("hello " + name); }
    }
    public static void main(String[] args) { Greeter.launch("you"); Greeter.launch("me"); }
}
// corpus: unseen22
