// run: scan --only data-race
// expect: data-race field=ReloadedConfBad.conf severity=high
public class ReloadedConfBad {
    static class Conf { String host = "a"; int port = 1; }
    private Conf conf = new Conf();
    void reload() { Conf c = new Conf(); c.host = "b"; conf = c; }
    String url() { return conf.host + ":" + conf.port; }
    public static void main(String[] args) {
        ReloadedConfBad app = new ReloadedConfBad();
        Thread t = new Thread(app::reload);
        t.setDaemon(true);
        t.start();
        System.out.println(app.url());
    }
}
// corpus: unseen22
