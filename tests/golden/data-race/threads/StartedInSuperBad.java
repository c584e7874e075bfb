// run: scan --only data-race
// expect: data-race field=StartedInSuperBad$Greeter.name severity=high
public class StartedInSuperBad {
    static abstract class Service implements Runnable {
        Service() { new Thread(this).start(); }
    }
    static class Greeter extends Service {
        private String name;
        Greeter(String n) { name = n; }
        public void run() { System.out.println("hello " + name); }
    }
    public static void main(String[] args) { new Greeter("you"); }
}
// corpus: unseen22
