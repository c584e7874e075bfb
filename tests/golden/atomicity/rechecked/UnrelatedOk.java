// run: scan --only atomicity
// expect: none
// Two questions to one object that have nothing to do with each other: nobody uses both answers.
public class UnrelatedOk {
    public static class Station {
        private int temperature, wind;
        public synchronized int temperature() { return temperature; }
        public synchronized int wind() { return wind; }
        public synchronized void measured(int t, int w) { temperature = t; wind = w; }
    }
    private static void show(int n) { System.out.println(n); }
    public synchronized void print(Station s) {
        show(s.temperature());
        show(s.wind());
    }
}
