// h2: a database in memory, through JDBC.
import java.math.BigDecimal;
import java.sql.*;

public class UseH2 {
	static void show(Statement s, String query) throws SQLException {
		ResultSet r = s.executeQuery(query);
		while (r.next()) {
			for (int i = 1; i <= r.getMetaData().getColumnCount(); i++)
				System.out.print(r.getString(i) + " ");
			System.out.println();
		}
	}

	static void fail(Statement s, String what) {
		try {
			s.execute(what);
		} catch (SQLException e) {
			System.out.println(e.getSQLState() + " " + e.getMessage().split("\n")[0]);
		}
	}

	public static void main(String[] args) throws Exception {
		try (Connection c = DriverManager.getConnection("jdbc:h2:mem:test"); Statement s = c.createStatement()) {
			s.execute("create table person(id int primary key auto_increment, name varchar(40) not null, "
				+ "born date, score decimal(10,2))");
			s.execute("create table pet(id int, owner int references person(id), kind varchar)");
			try (PreparedStatement p = c.prepareStatement("insert into person(name, born, score) values(?, ?, ?)")) {
				for (int i = 0; i < 20; i++) {
					p.setString(1, "n" + i);
					p.setDate(2, Date.valueOf("2000-01-" + (10 + i)));
					p.setBigDecimal(3, new BigDecimal(i * 1.25));
					p.addBatch();
				}
				p.executeBatch();
			}
			s.execute("insert into pet values (1, 1, 'cat'), (2, 1, 'dog'), (3, 5, 'cat')");
			show(s, "select p.name, count(*) c, listagg(kind, '/') within group (order by kind) "
				+ "from person p join pet on owner = p.id group by p.name order by c desc, 1");
			show(s, "select avg(score), min(born), max(name) from person where id between 3 and 9");
			show(s, "with recursive t(n) as (select 1 union all select n * 2 from t where n < 100) select sum(n) from t");
			show(s, "select name, row_number() over (order by score desc) from person fetch first 3 rows only");
			c.setAutoCommit(false);
			s.executeUpdate("delete from pet");
			c.rollback();
			show(s, "select count(*) from pet");
			s.execute("create index by_name on person(name)");
			show(s, "explain select * from person where name = 'n3'");
			fail(s, "insert into pet values(9, 99, 'x')");
			fail(s, "selec 1");
		}
	}
}
